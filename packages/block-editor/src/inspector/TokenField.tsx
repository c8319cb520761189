/** @jsxRuntime classic @jsx createElement @jsxFrag Fragment */
import apiFetch from '@wordpress/api-fetch';
import { FormTokenField } from '@wordpress/components';
import { createElement, useEffect, useState } from '@wordpress/element';
import type { Choice } from '../site-data';
import { type ControlProps, words } from './field-words';
import { BELOW, NEW_MARGIN, NEW_SIZE } from './parts';

const NETWORKS = 'facebook x whatsapp telegram email bluesky linkedin pinterest reddit'.split(' ');
const MOST_TERMS = 100;

/** Words with commas between, chosen by their names. An unknown word stays as it was written. */
function Tokens({ field, value, onChange, choices }: ControlProps & { choices: readonly Choice[] }) {
  const written = String(value ?? '')
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
  const nameOf = (slug: string) => choices.find((choice) => choice.value === slug)?.label ?? slug;
  const slugOf = (name: string) => choices.find((choice) => choice.label === name)?.value ?? name;
  const { label, help } = words(field);
  return (
    <div style={BELOW}>
      <FormTokenField
        label={label}
        value={written.map(nameOf)}
        suggestions={choices.map((choice) => choice.label)}
        __experimentalExpandOnFocus
        {...NEW_SIZE}
        {...NEW_MARGIN}
        onChange={(names: string[]) => onChange(names.map(slugOf).join(', ') || undefined)}
      />
      {help && <p className="components-base-control__help">{help}</p>}
    </div>
  );
}

export const Networks = (props: ControlProps) => (
  <Tokens
    {...props}
    value={props.value ?? String(props.field.default)}
    choices={NETWORKS.map((name) => ({ value: name, label: name }))}
  />
);

export function PostTypes(props: ControlProps) {
  const types = useChoices('/wp/v2/types?context=edit&_fields=slug,name,viewable');
  return <Tokens {...props} choices={types} />;
}

export function Terms(props: ControlProps) {
  const path = `/wp/v2/${props.field.taxonomy}?per_page=${MOST_TERMS}&orderby=count&order=desc&_fields=slug,name`;
  return <Tokens {...props} choices={useChoices(path)} />;
}

interface Row {
  slug: string;
  name: string;
  viewable?: boolean;
}

function useChoices(path: string): Choice[] {
  const [choices, setChoices] = useState<Choice[]>([]);
  useEffect(() => {
    const newest = new AbortController();
    apiFetch({ path, signal: newest.signal }).then(
      (reply) => setChoices(choicesOf(Object.values(reply as Record<string, Row>))),
      () => undefined,
    );
    return () => newest.abort();
  }, [path]);
  return choices;
}

const choicesOf = (rows: readonly Row[]): Choice[] =>
  rows
    .filter(({ viewable, slug }) => viewable !== false && slug !== 'attachment')
    .map(({ slug, name }) => ({ value: slug, label: name }));
