import { Favorites } from './Favorites';
import { Newsletter } from './Newsletter';
import { Player } from './Player';
import { Search } from './Search';
import { useFavorites } from './use-favorites';

export function App() {
  const favorites = useFavorites();
  return (
    <main>
      <header>
        <h1>Radio sin WordPress</h1>
        <p>Esta página es de otro origen. Todo lo que muestra viene de la API REST de Onda.</p>
      </header>
      <Player />
      <Search favorites={favorites} />
      <Favorites favorites={favorites} />
      <Newsletter />
    </main>
  );
}
