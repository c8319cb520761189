import { systemClock } from '@onda/core/clock';
import { defineBehaviour } from './behaviour';
import { embedComments } from './behaviour/comments-embed';
import { createDisqus } from './behaviour/disqus';
import { commentsEmbed } from './embed-contract';

const disqus = createDisqus(systemClock);

defineBehaviour(commentsEmbed, (scene) => embedComments(scene, disqus));
