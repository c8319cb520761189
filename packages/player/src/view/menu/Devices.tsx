import { useEffect, useState } from 'react';
import type { ComfortText } from '../../extras/extras-messages';
import { remoteDevices } from '../../extras/remote-devices';

interface DevicesProps {
  /** The one element that every transport plays by. */
  audio: HTMLAudioElement;
  t: ComfortText;
}

/** The button of AirPlay or Remote Playback, while there is a device to choose. */
export function Devices({ audio, t }: DevicesProps) {
  const [devices] = useState(() => remoteDevices(audio));
  const [isOffered, offer] = useState(false);
  const [isMissing, miss] = useState(false);
  useEffect(() => devices?.watch(offer), [devices]);
  if (!devices || !isOffered) return null;
  return (
    <>
      <button type="button" onClick={async () => miss(!(await devices.choose()))}>
        {t('devices')}
      </button>
      <p role="status">{isMissing ? t('noDevice') : ''}</p>
    </>
  );
}
