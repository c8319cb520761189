import { useStoreNow } from '@onda/core/react/hydration';
import { type PointerEvent, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import type { Item } from '../item';
import type { LightboxModel } from '../lightbox-model';
import type { Lightbox } from '../store';

/** A finger moves this far sideways before it means the next picture. */
const SWIPE_PX = 50;
/** The address of a video that stands upright. */
const SHORT = /\/shorts\//;

/** The shown item: a picture, a video, a part of a page, or an error. */
export function Stage({ model }: { model: LightboxModel }) {
  const { items, lightbox } = model;
  const { index, content, isZoomed } = useStoreNow(lightbox.store);
  const start = useRef(0);
  const item = items[index];
  if (!item) return null;
  const swipe = ({ clientX, pointerType, currentTarget }: PointerEvent) => {
    const distance = start.current - clientX;
    const isSwipe = pointerType !== 'mouse' && Math.abs(distance) > SWIPE_PX;
    if (isSwipe && !isZoomed) lightbox.go(Math.sign(distance) * forwardIn(currentTarget));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: by keys there are the buttons
    <div
      className="stage"
      aria-busy={content.phase === 'loading'}
      data-zoomed={isZoomed ? '' : undefined}
      // A large picture is scrolled by keys.
      tabIndex={isZoomed ? 0 : undefined}
      onPointerDown={({ clientX }) => {
        start.current = clientX;
      }}
      onPointerUp={swipe}
      onDoubleClick={({ target }) => target instanceof HTMLImageElement && lightbox.toggleZoom()}
    >
      {content.phase === 'failed' || content.phase === 'noVideo' ? (
        <Failure item={item} text={model.t(content.phase)} open={model.t('open')} />
      ) : (
        <Shown key={index} item={item} lightbox={lightbox} />
      )}
    </div>
  );
}

/** 1 where one reads from left to right, else -1. */
export const forwardIn = (node: Element): 1 | -1 => (getComputedStyle(node).direction === 'rtl' ? -1 : 1);

function Shown({ item, lightbox }: { item: Item; lightbox: Lightbox }) {
  const isPicture = item.kind === 'picture';
  const kind = SHORT.test(item.address) ? 'short' : 'other';
  return (
    <figure data-kind={isPicture ? undefined : kind}>
      {isPicture ? <Picture item={item} lightbox={lightbox} /> : <Placed lightbox={lightbox} />}
      {item.caption && <figcaption>{item.caption}</figcaption>}
    </figure>
  );
}

function Picture({ item: { address, srcset, alt }, lightbox }: { item: Item; lightbox: Lightbox }) {
  const loaded = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) =>
    lightbox.loaded(currentTarget.naturalWidth > currentTarget.clientWidth);
  return (
    <img
      alt={alt}
      sizes={srcset && '100vw'}
      srcSet={srcset || undefined}
      src={address}
      onLoad={loaded}
      onError={lightbox.failed}
    />
  );
}

/** The place of a node that React does not draw. */
function Placed({ lightbox }: { lightbox: Lightbox }) {
  const { content } = useStoreNow(lightbox.store);
  const place = useRef<HTMLDivElement>(null);
  const node = content.phase === 'shown' ? content.node : undefined;
  useLayoutEffect(() => {
    if (node) place.current?.replaceChildren(node);
  }, [node]);
  return <div ref={place} className="placed" />;
}

/** An error, with a link to the item. */
const Failure = ({ item: { address }, text, open }: { item: Item; text: string; open: string }) => (
  <figure>
    <p role="alert">
      <span>{text}</span>
      {address && (
        <a href={address} target="_blank" rel="noopener">
          {open}
        </a>
      )}
    </p>
  </figure>
);
