import { expect, it } from 'vitest';
import { catalogsIn, printVisitorTexts } from './visitor-texts';

const catalog = (en: Record<string, string>) => ({ es: en, en });

it('prints each text with its key once, and names the files that hold it', () => {
  const found = ['b/messages.ts', 'a/messages.ts'].flatMap((file) =>
    catalogsIn(file, { texts: catalog({ close: 'Close' }), other: 7, kind: { es: 1 } }),
  );
  expect(printVisitorTexts(found)).toContain(
    "/* translators: of a/messages.ts, b/messages.ts */\n_x('Close', 'close', 'onda');\n",
  );
});

it('asks for plural forms where a text begins with its number', () => {
  const texts = printVisitorTexts(catalogsIn('a', { texts: catalog({ found: '{count} results' }) }));
  expect(texts).toContain("_nx('{count} results', '{count} results', 2, 'found', 'onda');");
});

it('keeps quotes and backslashes inside the text', () => {
  const texts = printVisitorTexts(catalogsIn('a', { texts: catalog({ odd: "It's \\ here" }) }));
  expect(texts).toContain("_x('It\\'s \\\\ here', 'odd', 'onda');");
});
