import type { Wire } from '@onda/core/wire/wire';

const form = { type: 'id', description: 'Id of a form.' } as const;
const name = (which: string) =>
  ({
    type: 'word',
    description: `Whether it asks for a ${which} name.`,
    words: ['off', 'optional', 'required'],
  }) as const;
const text = (description: string, maxLength: number) =>
  ({ type: 'text', description, isOptional: true, limits: { maxLength } }) as const;
const count = { type: 'count', description: 'A count.' } as const;

export const newsletterWire = {
  feature: 'newsletter',
  requests: {
    form: {
      summary: 'A form of the newsletter, with the stamp and the work that a sign-up sends back.',
      fields: { form },
      reply: {
        title: 'form',
        values: {
          id: { type: 'id', description: 'Id.' },
          title: { type: 'text', description: 'Plain text, or empty.' },
          text: { type: 'text', description: 'Plain text, or empty.' },
          button: { type: 'text', description: 'Word of the button, or empty.' },
          first_name: name('first'),
          last_name: name('last'),
          lists: {
            type: 'list',
            description: 'Where the visitor chooses.',
            items: {
              title: 'list',
              values: {
                id: { type: 'id', description: 'Id.' },
                name: { type: 'text', description: 'As the owner named it.' },
              },
            },
          },
          consent: {
            type: 'text',
            description: 'Beside a box that must be ticked; empty for no box.',
          },
          stamp: { type: 'text', description: 'Good from 2 seconds on, for 90 days.' },
          challenge: { type: 'object', description: 'Proof of work in the format of ALTCHA.' },
        },
      },
      refusals: { form: 404 },
      route: { method: 'GET', path: '/forms/{form}', id: 'getForm', opensTo: 'Members' },
    },
    subscribe: {
      summary: 'Signs up for the newsletter. The answer is the same for a known address.',
      fields: {
        form,
        email: { type: 'text', description: 'The address.', limits: { maxLength: 254 } },
        first_name: text('Where the form asks for it.', 400),
        last_name: text('Where the form asks for it.', 400),
        lists: {
          type: 'list',
          description: 'Where the form lets one choose.',
          items: { type: 'id', description: 'Id.' },
          isOptional: true,
          limits: { maxItems: 50 },
        },
        consent: { type: 'flag', description: 'The box of the form is ticked.', isOptional: true },
        stamp: text('Of the form.', 200),
        signals: {
          type: 'object',
          description: 'Counts of what the visitor did while the form was open.',
          fields: {
            time_ms: count,
            touch: count,
            mm_count: count,
            scroll_count: count,
            kd_count: count,
            focus_count: count,
          },
          isOptional: true,
        },
        proof: text('Of the challenge of the form, in the format of ALTCHA.', 2000),
        captcha: text('The characters of the picture.', 50),
        captcha_session: text('As the refusal `captcha` names it.', 100),
        captcha_proof: text('Work in place of the characters.', 2000),
      },
      reply: {
        title: 'subscription',
        values: { text: { type: 'text', description: "The form's text after it was sent." } },
      },
      refusals: {
        email: 400,
        letters: 400,
        name: 400,
        lists: 400,
        consent: 400,
        wait: 429,
        mail: 503,
        captcha: 403,
        form: 404,
      },
      route: {
        method: 'POST',
        path: '/subscriptions',
        id: 'subscribe',
        opensTo: 'Members',
        ability: {
          name: 'subscribe',
          label: 'Signs somebody up for the newsletter; they confirm it by mail.',
          capability: 'edit_others_posts',
        },
      },
    },
  },
} as const satisfies Wire;
