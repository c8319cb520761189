import type { Wire, WireObject } from '@onda/core/wire/wire';

const path = '/hidden/{page}/{id}';
const page = {
  page: {
    type: 'text',
    description:
      '`post`, `term` or `author` with an id; `home`, `search`, `missing`, `date` or `type-NAME` with 0.',
    limits: { pattern: '^[a-z][a-z0-9_-]{0,24}$' },
  },
  id: { type: 'count', description: 'Id of the post, term or author; else 0.' },
} as const;
const name = { type: 'text', description: 'Name.' } as const;
const reply: WireObject = {
  title: 'hidden elements',
  values: {
    version: { type: 'text', description: 'Changes with what is hidden; empty where nothing is.' },
    audience: { type: 'list', description: 'Roles; empty for everybody.', items: name },
    rules: {
      type: 'list',
      description: 'The elements.',
      items: {
        title: 'hidden element',
        values: {
          selector: { type: 'text', description: 'CSS.' },
          classes: { type: 'list', description: 'Classes that it names.', items: name },
          label: { type: 'text', description: 'Its name.' },
        },
      },
    },
  },
};
const refusals = { not_allowed: 403, bad_page: 400, bad_selector: 400, changed: 409, invalid_nonce: 403 };

export const inspectorWire = {
  feature: 'inspector',
  requests: {
    list: {
      summary: 'What is hidden on a page.',
      fields: page,
      reply,
      refusals,
      route: { method: 'GET', path, id: 'listHidden' },
    },
    hide: {
      summary: 'Hides one more element of a page.',
      fields: {
        ...page,
        selector: { type: 'text', description: 'As the inspector writes it.', limits: { maxLength: 2000 } },
        label: {
          type: 'text',
          description: 'Its name in the list of hidden elements.',
          limits: { maxLength: 200, default: '' },
        },
        classes: {
          type: 'list',
          description: 'Classes that the selector names.',
          items: name,
          limits: { maxItems: 50, default: [] },
        },
      },
      reply,
      refusals,
      route: {
        method: 'POST',
        path,
        id: 'hideElement',
        ability: {
          name: 'hide-element',
          label: 'Hides an element of a page, for who may edit that page.',
        },
      },
    },
  },
} as const satisfies Wire;
