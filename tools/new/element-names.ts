import { pascal } from '../../packages/bundle/src/print/names';

/** The names of a new element, as its files spell them. */
export interface ElementNames {
  tag: string;
  /** The folder of its package. */
  feature: string;
  isNewPackage: boolean;
  /** The folder of its sources, below the repository: `packages/votes/src/studio-clock`. */
  folder: string;
  /** `studioClock` */
  camel: string;
  /** `StudioClock` */
  pascal: string;
  /** `Studio clock` */
  title: string;
}

/** An element without a package gets one of its own name. */
export function namesOf(tag: string, feature = tag): ElementNames {
  const name = pascal(tag);
  const words = tag.replaceAll('-', ' ');
  return {
    tag,
    feature,
    isNewPackage: feature === tag,
    folder: `packages/${feature}/src${feature === tag ? '' : `/${tag}`}`,
    camel: `${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    pascal: name,
    title: `${words.charAt(0).toUpperCase()}${words.slice(1)}`,
  };
}
