import { languageOfCatalog } from '@onda/core/i18n/catalog-language';
import { createModuleLoader as createLoader, type LoadModule } from '@onda/core/loading/module-loader';
import { onThisHost } from '@onda/core/loading/on-this-host';

/** The code of the elements waits for the texts this long. They speak English then. */
const PATIENCE_MS = 5_000;

/**
 * The module loader of a page in a language besides Spanish and English. `tsup.config.ts` gives it to the loader in
 * place of core's: the texts of that language come before the first module, and no other page has this code.
 */
export function createModuleLoader(home: string): LoadModule {
  const loadModule = createLoader(home);
  const isReady = loadLanguage().catch(() => {});
  return async (...files) => {
    await isReady;
    return loadModule(...files);
  };
}

/** Names the language under which `languageOf` finds it. Throws without an answer that is JSON. */
async function loadLanguage(): Promise<void> {
  const { lang, catalog } = JSON.parse(
    `${document.querySelector<HTMLScriptElement>('script#onda-config')?.text}`,
  );
  const read = (address: string) => fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const response = await read(catalog).catch(() => read(onThisHost(catalog)));
  const [code] = lang.toLowerCase().split('-');
  const texts: unknown = await response.json();
  if (response.ok) window.ondaLanguages = { [code]: languageOfCatalog(lang, texts) };
}
