import { describe, expect, it } from 'vitest';
import { assetFile, moduleOf } from './wordpress-scripts';

const TYPES = `declare module '@wordpress/api-fetch' {
  export default apiFetch;
}

declare module '@wordpress/block-editor' {
  export const InnerBlocks: Part;
  export function useBlockProps(): object;
  export type Block = object;
}
`;

describe('moduleOf', () => {
  it('takes the declared names out of the variable of WordPress', () => {
    expect(moduleOf('@wordpress/block-editor', TYPES).split('\n')).toEqual([
      'const wp = window.wp.blockEditor;',
      'export const InnerBlocks = wp.InnerBlocks;',
      'export const useBlockProps = wp.useBlockProps;',
    ]);
  });

  it('gives the whole variable as the default where the types have one', () => {
    expect(moduleOf('@wordpress/api-fetch', TYPES)).toBe(
      'const wp = window.wp.apiFetch;\nexport default wp;',
    );
  });
});

describe('assetFile', () => {
  it('names the dependencies, and a version that changes with the code alone', () => {
    const first = assetFile(['wp-blocks', 'wp-i18n'], 'a');
    expect(first).toContain("'dependencies' => ['wp-blocks', 'wp-i18n']");
    expect(assetFile(['wp-blocks', 'wp-i18n'], 'a')).toBe(first);
    expect(assetFile(['wp-blocks', 'wp-i18n'], 'b')).not.toBe(first);
  });

  it('refuses a script that WordPress 6.5 lacks, because the editor would not get ours', () => {
    expect(() => assetFile(['wp-blocks', 'wp-theme'], '')).toThrow('wp-theme');
  });

  it.each(['Symbol.for("react.element")', 'Symbol.for("react.transitional.element")', 'react/jsx-runtime'])(
    'refuses a second React: %s',
    (code) => {
      expect(() => assetFile([], code)).toThrow('a React of its own');
    },
  );
});
