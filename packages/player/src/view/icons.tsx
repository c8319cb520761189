const DISC = 'M24 0a24 24 0 1 0 0 48 24 24 0 0 0 0-48z';

export const PlayIcon = ({ color }: { color: string }) => (
  <svg className="if-idle" fill={color} viewBox="0 0 48 48" aria-hidden="true">
    <path fillRule="evenodd" d={`${DISC}M19 14v20l16-10z`} />
  </svg>
);

export const PauseIcon = ({ color }: { color: string }) => (
  <svg className="if-busy" fill={color} viewBox="0 0 48 48" aria-hidden="true">
    <path fillRule="evenodd" d={`${DISC}M16 15h6v18h-6zm10 0h6v18h-6z`} />
  </svg>
);

export const SpeakerIcon = ({ on, off }: { on: string; off: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path className="solid" d="M3 9v6h4l5 4.5V4.5L7 9z" />
    <path className="waves" stroke={on} d="M15.5 8.5a5 5 0 0 1 0 7m2.5-10a9 9 0 0 1 0 13" />
    <path className="cross" stroke={off} d="m16 9.5 5 5m0-5-5 5" />
  </svg>
);
