/**
 * Arguments of ffmpeg for endless noise in two channels, because a codec of variable rate sends next to nothing for a
 * tone. The first `aheadSeconds` come at once, the rest as time goes by.
 */
export function noise(aheadSeconds: number): string[] {
  const pink = 'anoisesrc=color=pink:amplitude=0.3:sample_rate=44100,aformat=channel_layouts=stereo';
  const live = ['-re', '-f', 'lavfi', '-i', pink];
  if (aheadSeconds === 0) return live;
  const ahead = ['-f', 'lavfi', '-t', String(aheadSeconds), '-i', pink];
  return [...ahead, ...live, '-filter_complex', '[0:a][1:a]concat=v=0:a=1'];
}
