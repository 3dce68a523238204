import { Hono } from 'hono';
import { cors } from './cors';

/** What is answered until the services are there. */
export const starting = (): Response =>
  Response.json({ code: 'starting', message: 'The local project is starting.' }, { status: 503 });

/** Answers every request with that, so that a page of any origin can read it. */
export const whileStarting = new Hono().use(cors).all('*', starting).fetch;
