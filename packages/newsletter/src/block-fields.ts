import { type BlockEditing, type Field, HIDDEN, translatable } from '@onda/core/element/block-fields';

const asTheForm = translatable('As in the settings of the form');

const place: Record<string, Field> = {
  type: {
    label: translatable('Where it appears'),
    group: 'basics',
    choices: {
      own: asTheForm,
      inline: translatable('In the page'),
      below_posts: translatable('Below the posts'),
      others: translatable('In a sidebar or footer'),
      fixed_bar: translatable('As a bar'),
      slide_in: translatable('As a slide-in'),
      popup: translatable('As a popup'),
    },
  },
  position: {
    label: translatable('Edge'),
    help: translatable('For a bar or a slide-in.'),
    group: 'look',
    shown: true,
    choices: {
      own: asTheForm,
      top: translatable('Top'),
      bottom: translatable('Bottom'),
      left: translatable('Left'),
      right: translatable('Right'),
    },
  },
  animation: {
    label: translatable('How it comes up'),
    group: 'look',
    choices: {
      own: asTheForm,
      none: translatable('At once'),
      slideup: translatable('Slides up'),
      slidedown: translatable('Slides down'),
      slideleft: translatable('Slides to the left'),
      slideright: translatable('Slides to the right'),
      fadein: translatable('Fades in'),
    },
  },
};

const moment: Record<string, Field> = {
  delay: {
    label: translatable('Comes up after'),
    help: translatable('For a bar, a slide-in or a popup.'),
    group: 'behavior',
    unit: 's',
    shown: true,
  },
  exitIntentEnabled: { label: translatable('Earlier when the mouse leaves'), group: 'behavior' },
  exitIntentTouch: {
    label: translatable('Earlier on a touch screen'),
    help: translatable('At a fast way back, past the half, or after a rest of 30 seconds.'),
    group: 'behavior',
  },
  cookieExpirationTime: {
    label: translatable('Days away once closed'),
    help: translatable('0 is until the browser is closed.'),
    group: 'behavior',
    unit: 'd',
  },
  isPreview: {
    label: translatable('Try without sending'),
    help: translatable('Shows a success for a moment. Nobody is signed up.'),
    group: 'advanced',
  },
};

const over = (type: string, title: string, description: string) => ({
  name: type.replace('_', '-'),
  title,
  description,
  attributes: { type },
});

const form: BlockEditing = {
  category: 'onda-audience',
  preview: 'server',
  fields: {
    form: { label: translatable('Form'), group: 'basics', control: 'form', role: 'content' },
    ...place,
    ...moment,
    id: HIDDEN,
  },
  variations: [
    over(
      'inline',
      translatable('Newsletter form: in the page'),
      translatable('A form where the block stands.'),
    ),
    over('fixed_bar', translatable('Newsletter form: bar'), translatable('A bar at the edge of the window.')),
    over(
      'slide_in',
      translatable('Newsletter form: slide-in'),
      translatable('A small form that slides in at the side.'),
    ),
    over('popup', translatable('Newsletter form: popup'), translatable('A form over the page.')),
  ],
};

export const newsletterBlocks: Record<string, BlockEditing> = {
  'newsletter-form': form,
  'newsletter-manage': { category: 'onda-audience', preview: 'server', fields: {} },
};
