/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment */
import apiFetch from '@wordpress/api-fetch';
import { ComboboxControl } from '@wordpress/components';
import { createElement, useEffect, useState } from '@wordpress/element';
import type { Choice } from '../site-data';
import { type ControlProps, sizedWords } from './field-words';

/** Milliseconds after a key before the site is searched. */
const REST_MS = 250;
const MOST = 20;

interface Found {
  id: number;
  title: string;
}

/** A combobox that finds a post of the site by words of its title. */
export function PostField({ field, value, onChange }: ControlProps) {
  const [typed, setTyped] = useState('');
  const options = usePosts(typed, Number(value ?? 0));
  return (
    <ComboboxControl
      {...sizedWords(field)}
      value={value ? String(value) : ''}
      options={options}
      onFilterValueChange={setTyped}
      onChange={(chosen?: string | null) => onChange(chosen ? Number(chosen) : undefined)}
    />
  );
}

function usePosts(typed: string, chosen: number): Choice[] {
  const [found, setFound] = useState<Choice[]>([]);
  useEffect(() => {
    const newest = new AbortController();
    const timer = setTimeout(() => {
      const wanted = typed === '' && chosen > 0 ? `include=${chosen}` : `search=${encodeURIComponent(typed)}`;
      const path = `/wp/v2/search?type=post&per_page=${MOST}&_fields=id,title&${wanted}`;
      apiFetch({ path, signal: newest.signal }).then(
        (rows) =>
          setFound(
            (rows as Found[]).map(({ id, title }) => ({ value: String(id), label: title || `#${id}` })),
          ),
        () => undefined,
      );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      newest.abort();
    };
  }, [typed, chosen]);
  const isKnown = chosen === 0 || found.some(({ value }) => value === String(chosen));
  return isKnown ? found : [...found, { value: String(chosen), label: `#${chosen}` }];
}
