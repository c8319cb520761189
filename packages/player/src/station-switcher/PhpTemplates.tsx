import type { ReactNode } from 'react';

export const Stations = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul part="stations" aria-label={label}>
    {children}
  </ul>
);

/**
 * The link opens the stream where no script runs. `parts` and `songParts` end with the id of the station, by which the
 * script finds both; `attributes` is JSON of those that the station fills in on a player.
 */
export const Station = ({
  parts,
  songParts,
  id,
  address,
  current,
  attributes,
  coverNodes,
  name,
}: Record<'parts' | 'songParts' | 'id' | 'address' | 'current' | 'attributes' | 'name', string> & {
  coverNodes: ReactNode;
}) => (
  <li>
    <a
      part={parts}
      href={address}
      aria-current={current as 'true'}
      data-station={id}
      data-attributes={attributes}
    >
      {coverNodes}
      <b part="name">{name}</b> <span part={songParts} />
    </a>
  </li>
);

export const Cover = ({ address }: { address: string }) => (
  <img part="cover" src={address} alt="" width={48} height={48} loading="lazy" decoding="async" />
);
