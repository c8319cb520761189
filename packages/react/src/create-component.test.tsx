import { act, render } from '@testing-library/react';
import { createRef, StrictMode, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { contentOf as contentOfBrowser } from './content-of-browser';
import { checkReact, createComponent } from './create-component';
import { hostProps } from './host-props';

interface Props {
  radioName?: string;
  initialVolume?: number;
  showVolume?: boolean;
  analytics?: object;
  className?: string;
  hidden?: boolean;
  onTrack?: (event: CustomEvent<{ title: string }>) => void;
  onPlay?: (event: CustomEvent<{ source: string }>) => void;
}

let loads = 0;

const setup = {
  tag: 'radio-player',
  name: 'RadioPlayer',
  attributes: ['radioName', 'radioStream', 'initialVolume', 'showVolume', 'analytics'],
  events: {
    onTrack: { type: 'onda-track', isOnElement: true },
    onPlay: { type: 'onda-play', isOnElement: false },
  },
  load: async () => {
    loads++;
  },
};

const RadioPlayer = createComponent<HTMLElement, Props & { radioStream?: string }>(setup);

const track = (title: string) => new CustomEvent('onda-track', { detail: { title } });
const host = () => document.querySelector<HTMLElement>('radio-player') as HTMLElement;

const InBrowser = createComponent<HTMLElement, Props>(setup, contentOfBrowser);

/** The count of tracks, which renders anew with each. */
function Counting({ Player, heard }: { Player: typeof InBrowser; heard: string[] }) {
  const [count, setCount] = useState(0);
  const hear = ({ detail }: CustomEvent<{ title: string }>) => {
    heard.push(detail.title);
    setCount(count + 1);
  };
  return (
    <StrictMode>
      <Player radioName="Uno" onTrack={hear} />
      <p>{count}</p>
    </StrictMode>
  );
}

afterEach(() => {
  document.body.innerHTML = '';
  loads = 0;
});

describe('props', () => {
  it('are text in kebab-case; null leaves an attribute out', () => {
    const { attributes } = hostProps(setup, {
      radioName: 'Uno',
      initialVolume: 0.5,
      showVolume: false,
      analytics: { a: 1 },
      radioStream: undefined,
      className: 'wide',
      hidden: false,
      'aria-busy': false,
      'data-x': 1,
    });
    expect(JSON.parse(JSON.stringify(attributes))).toEqual({
      'radio-name': 'Uno',
      'initial-volume': '0.5',
      'show-volume': 'false',
      analytics: '{"a":1}',
      class: 'wide',
      'aria-busy': false,
      'data-x': 1,
    });
  });

  it.each([[undefined], [null], [() => 'uno']])('that are %s leave their attribute out', (radioName) => {
    expect(hostProps(setup, { radioName }).attributes).toEqual({ 'radio-name': undefined });
  });

  it('that are events never become attributes', () => {
    const run = () => {};
    expect(hostProps(setup, { onTrack: run })).toEqual({ attributes: {}, listeners: { 'onda-track': run } });
  });
});

describe('content', () => {
  it.each([[undefined], [null], [false]])('that is %s is the element’s own', (children) => {
    expect(contentOfBrowser('radio-player', {}, children)).toEqual({
      dangerouslySetInnerHTML: { __html: '' },
    });
  });

  it.each([['text'], [0], [''], [[]]])('that is %j is the page’s', (children) => {
    expect(contentOfBrowser('radio-player', {}, children)).toEqual({ children });
  });
});

describe('a component', () => {
  it('listens with the latest handler, and no more once it has left', () => {
    const heard: string[] = [];
    const view = render(<RadioPlayer onTrack={({ detail }) => heard.push(`first ${detail.title}`)} />);
    host().dispatchEvent(track('a'));
    view.rerender(<RadioPlayer onTrack={({ detail }) => heard.push(`second ${detail.title}`)} />);
    const former = host();
    former.dispatchEvent(track('b'));
    view.unmount();
    former.dispatchEvent(track('c'));
    expect(heard).toEqual(['first a', 'second b']);
  });

  it('listens on the document to an event of its own source only', () => {
    const heard: string[] = [];
    render(
      <RadioPlayer radioStream="https://x.example/a" onPlay={({ detail }) => heard.push(detail.source)} />,
    );
    for (const source of ['https://x.example/b', 'https://x.example/a'])
      document.dispatchEvent(new CustomEvent('onda-play', { detail: { source } }));
    expect(heard).toEqual(['https://x.example/a']);
  });

  it('hands its node to a ref, and runs the clean-up that a ref returns', () => {
    const object = createRef<HTMLElement>();
    const view = render(<RadioPlayer ref={object} />);
    expect(object.current).toBe(host());
    view.unmount();
    expect(object.current).toBeNull();
    const ended = vi.fn();
    const other = render(<RadioPlayer ref={() => ended} />);
    expect(ended).not.toHaveBeenCalled();
    other.unmount();
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('brings the code of its element in an effect, and stays when it does not come', async () => {
    const lost = vi.spyOn(console, 'error').mockImplementation(() => {});
    const Lost = createComponent<HTMLElement, Props>({
      ...setup,
      load: () => Promise.reject(new Error('offline')),
    });
    await act(async () => void render(<Lost radioName="Uno" />));
    expect(host().getAttribute('radio-name')).toBe('Uno');
    expect(lost.mock.calls[0]?.[0]).toContain('<radio-player> did not load');
    expect(loads).toBe(0);
    render(<RadioPlayer />);
    expect(loads).toBe(1);
  });

  it('keeps content of the element when it renders again', () => {
    const count = { ...setup, tag: 'fav-count', attributes: ['postId'] };
    const Fav = createComponent<HTMLElement, { postId: number }>(count, contentOfBrowser);
    const view = render(<Fav postId={1} />);
    const shown = document.querySelector('fav-count') as HTMLElement;
    shown.innerHTML = '<b>7</b>';
    view.rerender(<Fav postId={2} />);
    expect(shown.outerHTML).toBe('<fav-count post-id="2"><b>7</b></fav-count>');
  });
});

describe('on a server', () => {
  it('prints the shell of the plugin in a declarative shadow root, and hydrates around it', async () => {
    const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
    const heard: string[] = [];
    const html = renderToString(<Counting Player={RadioPlayer} heard={heard} />);
    expect(html).toMatch(/^<radio-player radio-name="Uno"><template shadowrootmode="open">/);
    expect(html).toContain('<radio-player-view>');
    // The markup as the parser of a browser leaves it.
    document.body.innerHTML = `<div>${html.replace(/<template.*<\/template>/s, '')}</div>`;
    const root = host().attachShadow({ mode: 'open' });
    await act(
      async () =>
        void hydrateRoot(
          document.querySelector('div') as Element,
          <Counting Player={InBrowser} heard={heard} />,
        ),
    );
    host().dispatchEvent(track('before any re-render'));
    expect(heard).toEqual(['before any re-render']);
    expect(host().shadowRoot).toBe(root);
    expect(errors).not.toHaveBeenCalled();
  });
});

it.each(['17.0.2', '18.1.0'])('React %s is refused by name', (found) => {
  expect(() => checkReact(found)).toThrow(`needs react 18.2 or newer, and found ${found}`);
});

it.each(['18.2.0', '19.2.9', '0.0.0-experimental'])('React %s is fine', (found) => {
  expect(() => checkReact(found)).not.toThrow();
});
