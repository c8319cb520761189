import { useState } from 'react';
import { ask, type Post } from './api';
import type { Favorites } from './use-favorites';
import { useRead } from './use-read';

/** Fewer characters find too much. */
const MIN_TYPED = 2;

export function Search({ favorites }: { favorites: Favorites }) {
  const [phrase, setPhrase] = useState('');
  const isAsked = phrase.trim().length >= MIN_TYPED;
  const found = useRead<Post[]>(isAsked ? `/search?search=${encodeURIComponent(phrase)}` : null);
  const [open, setOpen] = useState<Post | null>(null);
  const openPost = (post: Post) => {
    setOpen(post);
    ask('POST', '/views', { post: post.post }).catch(() => {});
  };
  return (
    <section aria-label="Buscador">
      <label>
        <span>Buscar</span>
        <input type="search" value={phrase} onChange={({ target }) => setPhrase(target.value)} />
      </label>
      {isAsked && found.kind === 'failed' && <p role="alert">La búsqueda no responde.</p>}
      {isAsked && found.kind === 'read' && found.value.length === 0 && <p>Nada coincide.</p>}
      <ul>
        {isAsked &&
          found.kind === 'read' &&
          found.value.map((post) => (
            <li key={post.post}>
              <button type="button" className="link" onClick={() => openPost(post)}>
                {post.title}
              </button>
              <button
                type="button"
                onClick={() => favorites.toggle(post)}
                aria-pressed={favorites.has(post.post)}
                aria-label={`Guardar ${post.title}`}
              >
                {favorites.has(post.post) ? '♥' : '♡'}
              </button>
            </li>
          ))}
      </ul>
      {open && <Article key={open.post} post={open} />}
    </section>
  );
}

function Article({ post }: { post: Post }) {
  const counts = useRead<{ views: number }[]>(`/counts/views?posts=${post.post}`);
  return (
    <article>
      <h3>{post.title}</h3>
      <p>{post.excerpt}</p>
      {counts.kind === 'read' && <p className="views">{counts.value[0]?.views ?? 0} visitas</p>}
    </article>
  );
}
