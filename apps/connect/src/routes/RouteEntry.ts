// What the route table says about a screen, and what a screen's module brings along.
import type { AvatarMenuItem, GrowClient, MenuItem, Role } from '@grow/core';
import type { ProductQuery } from '@grow/core/query';
import type { ComponentType } from 'react';

/**
 * Who may see a screen: only visitors; anybody; whoever is logged in, guests of the jury included (`judge`) or not (`session`);
 * whoever has also answered the welcome step; or members of these roles.
 */
export type Guard = 'visitor' | 'anybody' | 'judge' | 'session' | 'member' | readonly Role[];

/** What a screen may fetch with before it is shown. */
export type PrefetchInput = {
  readonly client: GrowClient;
  readonly userId: string;
  /** The address, inside connect. */
  readonly pathname: string;
  /** The parts of the address that the pattern names, decoded. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
  /** Starts a query and gives its data, what is cached at once; undefined when it fails. Never throws. */
  readonly read: <T>(query: ProductQuery<T>) => Promise<T | undefined>;
};

/** Starts what a screen reads. What goes wrong is shown by the screen. */
export type Prefetch = (input: PrefetchInput) => void | Promise<void>;

/** What a screen's folder exports. A screen that reads nothing says so: `export const prefetch = undefined`. */
export type ScreenModule = {
  readonly Screen: ComponentType;
  readonly prefetch: Prefetch | undefined;
};

/** A parameter of the query: any text, a text that must be there, or one of these words. */
type QueryParameter = 'optional' | 'required' | readonly string[];

/** What stands in the place of a screen until it is there: a head and a card, or what comes more nearly. */
export const skeletonShapes = ['page', 'dashboard', 'list', 'form', 'entrance'] as const;
/** A shape of a screen on its way. */
export type SkeletonShape = (typeof skeletonShapes)[number];

type Described = {
  /** The router's pattern, inside connect; children repeat their parent's. */
  readonly path: string;
  /**
   * Area and folder in `src/screens`. A name and no import, so that the table stands below the screens that use its addresses;
   * addresses of one screen share it, and what it holds stays when one changes between them.
   */
  readonly screen: string;
  /** `page` unless it says so. The document draws it at the address before any script has run. */
  readonly skeleton?: SkeletonShape;
  /** In the page's language. A screen about one thing refines it (`useScreenTitle`). */
  readonly title: () => string;
  /** In the order in which an address writes them. */
  readonly query?: Readonly<Record<string, QueryParameter>>;
};

/** A screen inside another one, for whoever may see that one. */
export type ChildEntry = Described & {
  /** One of the parent's tabs, labelled with the title. */
  readonly isTab?: true;
};

/** Where a service worker stands, inside connect; nothing else of connect is served by one (decision 062). */
export type WorkerScope = '/jury/' | '/admin/event-desk/';

/** A screen of its own. */
export type RouteEntry = Described & {
  readonly guard: Guard;
  /** The entry of the header's or the avatar's menu that leads here. */
  readonly menu?: MenuItem['key'] | AvatarMenuItem['key'];
  /** Visitors begin here: drawn before the client and any data have come. */
  readonly isEntrance?: true;
  /** The document has it whole, so that one can type before any script is here: a form of inputs and one button. */
  readonly isInDocument?: true;
  /** Few people open it, and once: every document would carry the names of its scripts. */
  readonly isRare?: true;
  /**
   * It opens without a connection, served by the worker of this scope. Links from outside of the scope are new documents, so that
   * the page is the worker's; its guard lets through who is logged in here while nobody can be asked for more.
   */
  readonly worker?: WorkerScope;
  /** The parent's own address leads on to this child. */
  readonly redirectTo?: string;
  readonly children?: Readonly<Record<string, ChildEntry>>;
};
