/** The parts of WordPress's own scripts that the editor uses: those that WordPress 6.5 has too, and no others. */

declare module '@wordpress/element' {
  import type * as React from 'react';

  export function createElement(
    type: unknown,
    props?: object | null,
    ...children: unknown[]
  ): React.ReactElement;
  export namespace createElement {
    export import JSX = React.JSX;
  }
  export const Fragment: typeof React.Fragment;
  export const useEffect: typeof React.useEffect;
  export const useMemo: typeof React.useMemo;
  export const useRef: typeof React.useRef;
  export const useState: typeof React.useState;
}

declare module '@wordpress/i18n' {
  export function __(text: string, domain: string): string;
  export function sprintf(format: string, ...values: unknown[]): string;
}

declare module '@wordpress/api-fetch' {
  interface Request {
    path: string;
    method?: 'GET' | 'POST';
    data?: object;
    signal?: AbortSignal;
  }
  const apiFetch: (request: Request) => Promise<unknown>;
  export default apiFetch;
}

declare module '@wordpress/blocks' {
  export interface Block {
    name: string;
    attributes: Record<string, unknown>;
    innerBlocks: Block[];
  }
  export type Template = readonly [name: string, attributes?: object, inner?: readonly Template[]];
  export function createBlock(name: string, attributes?: object, inner?: Block[]): Block;
  export function getBlockType(name: string): { title: string; description: string } | undefined;
  export function rawHandler(options: { HTML: string }): Block[];
  export function registerBlockType(name: string, settings: object): unknown;
  /** Since 6.7. */
  export const registerBlockBindingsSource: ((source: object) => void) | undefined;
  export const unregisterBlockBindingsSource: ((name: string) => void) | undefined;
}

declare module '@wordpress/shortcode' {
  export interface Shortcode {
    attrs: { named: Record<string, string> };
    content?: string;
  }
  export function next(tag: string, text: string): { shortcode: Shortcode } | undefined;
}

declare module '@wordpress/block-editor' {
  import type { ComponentType, ReactNode } from 'react';

  type Part = ComponentType<Record<string, unknown> & { children?: ReactNode }>;
  export const ColorPalette: Part;
  export const InspectorControls: Part;
  export const MediaUpload: Part;
  export const MediaUploadCheck: Part;
  interface InnerBlocks extends Part {
    Content: Part;
  }
  export const InnerBlocks: InnerBlocks;
  export function useBlockProps(props?: object): Record<string, unknown>;
  export function useInnerBlocksProps(props: object, options: object): Record<string, unknown>;
}

declare module '@wordpress/components' {
  import type { ComponentType, ReactNode } from 'react';

  type Part = ComponentType<Record<string, unknown> & { children?: ReactNode }>;
  export const BaseControl: Part & { VisualLabel: Part };
  export const Button: Part;
  export const ComboboxControl: Part;
  export const ExternalLink: Part;
  export const FormTokenField: Part;
  export const PanelBody: Part;
  export const Placeholder: Part;
  export const RangeControl: Part;
  export const SelectControl: Part;
  export const Spinner: Part;
  export const TextareaControl: Part;
  export const TextControl: Part;
  export const ToggleControl: Part;
  /** Still with their prefix in 7.1; without it one day. */
  export const ToolsPanel: Part | undefined;
  export const ToolsPanelItem: Part | undefined;
  export const __experimentalToolsPanel: Part;
  export const __experimentalToolsPanelItem: Part;
}
