/** What the build asks of jsdom. Its whole types bring the browser's into programs that have none. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: { querySelector(selector: string): unknown } };
  }
}
