import type { Presentation } from '../present';

export function Titles({ shown }: { shown: Presentation }) {
  return (
    <div className="text">
      {(['name', 'title', 'artist'] as const).map((part) => (
        <p key={part} part={part} className={part} dir="auto">
          {shown[part]}
        </p>
      ))}
    </div>
  );
}
