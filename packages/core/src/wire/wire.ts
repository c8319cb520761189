/**
 * The requests between browser and PHP. A feature declares them once, as data, in its `wire.ts`. `pnpm generate`
 * makes PHP data, REST routes, types, readers of replies and tables of docs/protocol of it.
 */
export interface Wire {
  /** The package that holds it, as its folder is called. */
  feature: string;
  /** Requests by the name of what they do: `vote`. */
  requests: Record<string, WireRequest>;
}

/** A request and its reply: an action of admin-ajax, a route of REST, or one handler behind both. */
export type WireRequest = WireAction | WireRouteAlone;

interface Summarized {
  /** A sentence for developers. */
  summary: string;
}

export interface WireAction extends Summarized {
  action: { name: string };
  /** An account proves a write by it: its name in `onda_session`, and WordPress's name for it. */
  nonce?: { name: string; action: string };
  /** Requests of one account or network; requests of the same name count together. */
  limit?: { name: string; perMinute: number };
  /** A limit on how often one network counts for an object in a day. */
  hasDailyLimit?: true;
  fields: Record<string, WireField>;
  reply: { title: string; values: Record<string, WireValue> };
  /** The handler's own, by code. */
  refusals: Record<string, { status: number; message: string }>;
  route?: WireRoute;
}

export interface WireRouteAlone extends Summarized {
  action?: undefined;
  fields: Record<string, WireProperty>;
  /** `isList`: the reply is a list of these. */
  reply: WireObject & { isList?: string };
  /** Code → status, beside those that every route has. */
  refusals: Record<string, number>;
  route: WireRoute;
}

export interface WireRoute {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below `onda/v1`; each name in braces is an argument. */
  path: string;
  /** Unique among all routes. */
  id: string;
  /** Everybody gets the same answer, which public caches keep for so many seconds. */
  publicSeconds?: number;
  /** No public cache keeps it where a plugin keeps posts for members. */
  showsPosts?: true;
  /** The strictest lock of a site behind which strangers are still answered, as `Core/Http/Lock` names it. */
  opensTo?: 'Waiting' | 'Members';
  /** WordPress's Abilities API has it as `onda/NAME`, for accounts with the capability; all have `read`. */
  ability?: { name: string; label: string; capability?: string };
}

interface Described {
  description: string;
  /** Its name in REST and in the reader of the reply, where that is another. */
  as?: string;
}

/** A field of an action. An id that is none is read as 0. */
export type WireField = Described & ({ type: 'id' } | WordField);

interface WordField {
  type: 'word';
  words: readonly string[];
  /** Words of former scripts, by the word of today. */
  aliases?: Record<string, readonly string[]>;
  /** The code that refuses any other word. */
  refusal?: string;
}

/** A value in the reply of an action. */
export type WireValue = Described &
  ({ type: 'id' | 'count' } | { type: 'word'; words: readonly string[]; orNull?: true }) & {
    /** It repeats the field of that name. */
    repeatsField?: true;
  };

/** A field or a value of a route, which JSON schema checks. */
export interface WireProperty extends Described {
  /** An id is above 0, a count from 0 on; a number is whole. */
  type:
    | 'id'
    | 'ids'
    | 'count'
    | 'number'
    | 'decimal'
    | 'flag'
    | 'text'
    | 'slug'
    | 'word'
    | 'date-time'
    | 'list'
    | 'object';
  words?: readonly string[];
  items?: WireProperty | WireObject;
  /** An object without them may hold anything. */
  fields?: Record<string, WireProperty>;
  orNull?: true;
  /** A field with a default is optional, too. */
  isOptional?: true;
  /** Its limits, in the words of JSON schema. */
  limits?: { [limit in 'minimum' | 'maximum' | 'maxLength' | 'maxItems']?: number } & {
    pattern?: string;
    default?: string | number | readonly [];
  };
}

/** An object of a reply; beside these it has `_links`. */
export interface WireObject {
  title: string;
  values: Record<string, WireProperty | WireObject>;
  orNull?: true;
}
