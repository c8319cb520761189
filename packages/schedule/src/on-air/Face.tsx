import type { Shown } from './present';

type FaceProps = Shown &
  Record<'label' | 'nextLabel' | 'nobody' | 'left' | 'airings' | 'from' | 'until', string>;

/**
 * The show on air and those that come next. `airings` is JSON of the airings from `from` to `until`, in seconds of
 * Unix time, for the script; a link without an address is a name alone.
 */
export const Face = (shown: FaceProps) => (
  <div
    part="on-air"
    data-airings={shown.airings}
    data-from={shown.from}
    data-until={shown.until}
    data-nobody={shown.nobody}
    data-left={shown.left}
    hidden={shown.isUnknown}
  >
    <p part="label" hidden={shown.isOff}>
      {shown.label}
    </p>
    <img part="image" src={shown.image || undefined} alt="" width={96} height={96} decoding="async" />
    <p part="show">
      <a part="title" href={shown.address || undefined}>
        {shown.title}
      </a>
    </p>
    <p part="about">
      <span part="time">{shown.hours}</span> <span part="hosts">{shown.hosts}</span>
    </p>
    <p part="remaining" aria-hidden="true">
      {shown.remaining}
    </p>
    <div part="coming" hidden={shown.isLast}>
      <p part="next-label">{shown.nextLabel}</p>
      <ol part="next">
        <Next at="1" hours={shown.hours1} address={shown.address1} title={shown.title1} />
        <Next at="2" hours={shown.hours2} address={shown.address2} title={shown.title2} />
        <Next at="3" hours={shown.hours3} address={shown.address3} title={shown.title3} />
      </ol>
    </div>
  </div>
);

/** A row without a text is hidden by the style sheet. */
const Next = ({ at, hours, address, title }: Record<'at' | 'hours' | 'address' | 'title', string>) => (
  <li>
    <span part={`next-time-${at}`}>{hours}</span>{' '}
    <a part={`next-title-${at}`} href={address || undefined}>
      {title}
    </a>
  </li>
);
