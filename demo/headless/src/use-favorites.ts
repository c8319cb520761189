import { useCallback, useEffect, useState } from 'react';
import { ask, type Post } from './api';

export interface Favorites {
  posts: Post[];
  failure: string;
  has(post: number): boolean;
  toggle(post: Post): Promise<void>;
}

/** A visitor without a token keeps nothing yet, so nothing is asked for. */
const isKnown = () => localStorage.getItem('onda-visitor') !== null;

export function useFavorites(): Favorites {
  const [posts, setPosts] = useState<Post[]>([]);
  const [failure, setFailure] = useState('');
  const say = useCallback((error: unknown) => setFailure(error instanceof Error ? error.message : ''), []);
  useEffect(() => {
    if (isKnown()) ask<Post[]>('GET', '/favorites').then(setPosts, say);
  }, [say]);
  const has = (post: number) => posts.some((kept) => kept.post === post);
  const toggle = async (post: Post) => {
    const isKept = has(post.post);
    setFailure('');
    try {
      await ask(isKept ? 'DELETE' : 'PUT', `/favorites/${post.post}`);
      setPosts((former) => (isKept ? former.filter((kept) => kept.post !== post.post) : [post, ...former]));
    } catch (error) {
      say(error);
    }
  };
  return { posts, failure, has, toggle };
}
