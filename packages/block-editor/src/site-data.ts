import apiFetch from '@wordpress/api-fetch';
import { useEffect, useState } from '@wordpress/element';

export interface Choice {
  value: string;
  label: string;
}

export interface Station {
  id: string;
  name: string;
  attributes: Record<string, string>;
}

/** The reply of `EditorData` about this site. */
export interface SiteData {
  elements: Record<string, { template?: string; style?: string; more?: string }>;
  page: string;
  stations: Station[];
  /** Choices of the controls `form`, `list`, `search` and `size`. */
  choices: Record<string, Choice[]>;
  /** Address of the settings; empty for who may not change them. */
  settings: string;
}

export const NO_DATA: SiteData = { elements: {}, page: '', stations: [], choices: {}, settings: '' };

let asked: Promise<SiteData> | undefined;

/** Asked once, when the first block of ours is shown; after a failure the next block asks again. */
export const askSite = (): Promise<SiteData> => {
  asked ??= apiFetch({ path: '/onda/v1/editor' }).then((reply) => ({ ...NO_DATA, ...(reply as SiteData) }));
  asked.catch(() => {
    asked = undefined;
  });
  return asked;
};

/** Undefined until the site has answered; no data where it did not. */
export function useSiteData(): SiteData | undefined {
  const [data, setData] = useState<SiteData>();
  useEffect(() => {
    let isOver = false;
    const keep = (answer: SiteData) => {
      if (!isOver) setData(answer);
    };
    askSite().then(keep, () => keep(NO_DATA));
    return () => {
      isOver = true;
    };
  }, []);
  return data;
}
