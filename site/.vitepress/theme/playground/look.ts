export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

/** The colors that the elements of the playground read: custom property without `--onda-` → what it colors. */
export const COLORS = {
  accent: 'Buttons and marks',
  surface: 'Background of widgets',
  text: 'Text of widgets',
} as const;
export type ColorName = keyof typeof COLORS;
export const COLOR_NAMES = Object.keys(COLORS) as ColorName[];

interface PartControl {
  label: string;
  selector: string;
  property: string;
  /** Name → value; the first changes nothing. */
  choices: Readonly<Record<string, string>>;
}

const SERIF = 'Georgia, "Times New Roman", serif';

/** The parts that the playground styles, of all that a theme may style. */
export const PARTS = {
  title: {
    label: 'Title of the song',
    selector: 'radio-player::part(title)',
    property: 'font-family',
    choices: { 'as the theme': '', serif: SERIF, monospace: 'ui-monospace, monospace' },
  },
  cover: {
    label: 'Cover of the player',
    selector: 'radio-player::part(cover)',
    property: 'filter',
    choices: { 'as it is': '', gray: 'grayscale(1)', soft: 'saturate(0.6) contrast(0.9)' },
  },
  name: {
    label: 'Name of the station',
    selector: 'radio-player::part(name)',
    property: 'text-transform',
    choices: { 'as written': '', capitals: 'uppercase' },
  },
  heart: {
    label: 'Heart',
    selector: 'fav-button [part="icon"]',
    property: 'color',
    choices: { 'as the text': '', accent: 'var(--onda-accent)', red: '#c8102e' },
  },
  search: {
    label: 'Search box',
    selector: 'asp-search [part="box"]',
    property: 'border-radius',
    choices: { 'as the widgets': '', round: '999px', square: '0' },
  },
  submit: {
    label: 'Button of the newsletter',
    selector: 'newsletter-form .mailpoet_submit',
    property: 'border-radius',
    choices: { 'as the theme': '', square: '0', soft: '0.5rem' },
  },
} as const satisfies Record<string, PartControl>;
export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

export const RADIUS = { least: 0, most: 2, step: 0.125, unit: 'rem' } as const;

/** All that the playground changes. */
export interface Look {
  /** Colors as `#rrggbb`. */
  colors: Record<Scheme, Record<ColorName, string>>;
  /** In rem. */
  radius: number;
  /** Part → name of a choice. */
  parts: Partial<Record<PartName, string>>;
}

export const LOOKS: Readonly<Record<string, Look>> = {
  Lighthouse: {
    colors: {
      light: { accent: '#ab3110', surface: '#fdfaf4', text: '#1c1b2e' },
      dark: { accent: '#ff9d78', surface: '#2b2940', text: '#f3ecdf' },
    },
    radius: 0.75,
    parts: {},
  },
  Newspaper: {
    colors: {
      light: { accent: '#1a1a1a', surface: '#ffffff', text: '#1a1a1a' },
      dark: { accent: '#f5f5f5', surface: '#161616', text: '#f5f5f5' },
    },
    radius: 0,
    parts: { title: 'serif', cover: 'gray', name: 'capitals', search: 'square', submit: 'square' },
  },
  Harbor: {
    colors: {
      light: { accent: '#0b5f73', surface: '#eef7f6', text: '#10312f' },
      dark: { accent: '#6fd3d9', surface: '#0d2b33', text: '#e6f4f3' },
    },
    radius: 1.25,
    parts: { heart: 'accent', search: 'round' },
  },
  Night: {
    colors: {
      light: { accent: '#6d28d9', surface: '#f4efff', text: '#24123f' },
      dark: { accent: '#e879f9', surface: '#1d1033', text: '#f6ecff' },
    },
    radius: 1.75,
    parts: { title: 'monospace', heart: 'accent', search: 'round' },
  },
};

export const copyOf = (look: Look): Look => JSON.parse(JSON.stringify(look));
export const firstLook = (): Look => copyOf(LOOKS.Lighthouse as Look);
