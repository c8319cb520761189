import type { Shown } from './present';

type FaceProps = Shown & Record<'label' | 'call' | 'write' | 'ways' | 'airings', string>;

const WHATSAPP = 'M12 3a9 9 0 0 0-7.7 13.6L3 21l4.5-1.2A9 9 0 1 0 12 3zM8.5 8c0 4 3.5 7.5 7.5 7.5';
const PHONE = 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A15 15 0 0 1 4 5a1 1 0 0 1 1-1z';
const MAIL = 'M3 6h18v12H3zm0 1 9 6 9-6';

/**
 * The ways to the studio. `ways` and `airings` are JSON for the script: the ways of the station and of its shows, and
 * when each show is on. A way without an address is hidden by the style sheet.
 */
export const Face = (shown: FaceProps) => (
  <div part="studio" data-ways={shown.ways} data-airings={shown.airings} hidden={shown.isClosed}>
    <p part="label">{shown.label}</p>
    <p part="name">{shown.name}</p>
    <ul part="ways">
      <li>
        {/* Another page in this one would end what is heard. */}
        <a part="whatsapp" href={shown.whatsapp || undefined} target="_blank" rel="noopener">
          <Icon path={WHATSAPP} />
          WhatsApp
        </a>
      </li>
      <li>
        <a part="phone" href={shown.phone || undefined}>
          <Icon path={PHONE} />
          {shown.call}{' '}
          <bdi part="number" dir="ltr">
            {shown.number}
          </bdi>
        </a>
      </li>
      <li>
        <a part="mail" href={shown.mail || undefined}>
          <Icon path={MAIL} />
          {shown.write}
        </a>
      </li>
    </ul>
  </div>
);

const Icon = ({ path }: { path: string }) => (
  <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
    <path d={path} />
  </svg>
);
