import type { Favorites as Kept } from './use-favorites';

export function Favorites({ favorites }: { favorites: Kept }) {
  return (
    <section aria-label="Favoritos">
      <h2>Favoritos</h2>
      {favorites.failure && <p role="alert">{favorites.failure}</p>}
      {favorites.posts.length === 0 && <p>Aún no guardas nada.</p>}
      <ul>
        {favorites.posts.map((post) => (
          <li key={post.post}>
            <a href={post.link}>{post.title}</a>{' '}
            <button type="button" onClick={() => favorites.toggle(post)} aria-label={`Quitar ${post.title}`}>
              Quitar
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
