import { COLOR_NAMES, firstLook, type Look, PART_NAMES, PARTS, RADIUS, SCHEMES } from './look';

/** `#light-accent=ab3110&…`: what differs from the first look, so that an untouched playground has no hash. */
export function hashOf(look: Look): string {
  const first = firstLook();
  const fields = new URLSearchParams();
  for (const scheme of SCHEMES)
    for (const name of COLOR_NAMES) {
      const color = look.colors[scheme][name];
      if (color !== first.colors[scheme][name]) fields.set(`${scheme}-${name}`, color.slice(1));
    }
  if (look.radius !== first.radius) fields.set('radius', String(look.radius));
  for (const name of PART_NAMES) if (look.parts[name]) fields.set(name, look.parts[name] ?? '');
  return fields.toString();
}

/** The look of a link. Malformed values and those out of range are as in the first look. */
export function lookOf(hash: string): Look {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  const look = firstLook();
  for (const scheme of SCHEMES)
    for (const name of COLOR_NAMES) {
      const color = colorIn(fields.get(`${scheme}-${name}`));
      if (color) look.colors[scheme][name] = color;
    }
  look.radius = radiusIn(fields.get('radius')) ?? look.radius;
  for (const name of PART_NAMES) {
    const choice = fields.get(name) ?? '';
    if (Object.hasOwn(PARTS[name].choices, choice)) look.parts[name] = choice;
  }
  return look;
}

const colorIn = (text: string | null) =>
  /^[0-9a-f]{6}$/i.test(text ?? '') ? `#${text?.toLowerCase()}` : undefined;

function radiusIn(text: string | null): number | undefined {
  const radius = text ? Number(text) : Number.NaN;
  return radius >= RADIUS.least && radius <= RADIUS.most ? radius : undefined;
}
