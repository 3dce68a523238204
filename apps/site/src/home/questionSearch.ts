// The search of the questions and the links to them. The page has all questions; this hides some, and opens one.
import { matchesWords } from '@grow/core/text';

/** Shows the questions that have all the words, and says how many; everything when there are no words. */
function search(form: HTMLFormElement, words: string): void {
  const questions = [...document.querySelectorAll<HTMLElement>('#faqs details')];
  for (const question of questions) question.hidden = !matchesWords(question.textContent, words);
  const found = questions.filter(({ hidden }) => !hidden).length;
  const status = form.querySelector<HTMLElement>('[data-found]');
  if (status)
    status.textContent =
      words.trim() === '' ? '' : (status.dataset['found'] ?? '').replace('{count}', String(found));
  form.querySelector('[data-none]')?.toggleAttribute('hidden', found > 0);
}

function start(form: HTMLFormElement, field: HTMLInputElement): void {
  const run = () => search(form, field.value);
  field.addEventListener('input', run);
  form.addEventListener('submit', (event) => event.preventDefault());
  // A link to a question opens it, in browsers that do not do so by themselves too; where the search has hidden it, the link counts.
  const open = () => {
    const target = document.getElementById(location.hash.slice(1));
    const question = target?.closest('details');
    if (!question || (question.open && !question.hidden)) return;
    question.open = true;
    if (question.hidden) {
      field.value = '';
      run();
    }
    target?.scrollIntoView();
  };
  addEventListener('hashchange', open);
  run();
  open();
}

const form = document.querySelector<HTMLFormElement>('#faq-search');
const field = form?.querySelector('input');
if (form && field) start(form, field);
