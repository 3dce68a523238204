// Logging in, the profile with its picture, and events: what a page needs of the core, without a framework.
import {
  avatarRepository,
  createGrowClient,
  errorCatalog,
  profileRepository,
  resizeAvatar,
  toAppError,
  type Profile,
} from '@grow/core';
import { browserEnvironment, browserImageCodec, readGrowConfigFromDocument } from '@grow/core/browser';
import { eventIn, eventRepository } from '@grow/core/event';

const client = createGrowClient({ ...readGrowConfigFromDocument(document), ...browserEnvironment() });
const profiles = profileRepository(client.supabase);
const avatars = avatarRepository(client.supabase);
const main = document.querySelector('main') as HTMLElement;

/** An element with its text and children; text is never read as HTML. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
  ...children: Node[]
): HTMLElementTagNameMap[Name] {
  const made = Object.assign(document.createElement(name), properties);
  made.append(...children);
  return made;
}

/** Says what an error means; the code is stable, the words are this page's own. */
function showError(cause: unknown): void {
  const error = toAppError(cause);
  const advice = errorCatalog[error.code].isRetryable ? 'Try again.' : 'Trying again does not help.';
  document.querySelector('[role=alert]')?.remove();
  main.prepend(element('p', { role: 'alert', textContent: `${error.code}: ${error.message} ${advice}` }));
}

function loginForm(): HTMLElement {
  const email = element('input', { type: 'email', autocomplete: 'username', required: true });
  const password = element('input', { type: 'password', autocomplete: 'current-password', required: true });
  const form = element(
    'form',
    {},
    element('label', { textContent: 'E-mail ' }, email),
    element('label', { textContent: 'Password ' }, password),
    element('button', { textContent: 'Log in' }),
  );
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    client.session.logIn({ email: email.value, password: password.value }).catch(showError);
  });
  return form;
}

/** Reads what is written, saves it, and puts back what was saved. */
function bioForm(profile: Profile): HTMLElement {
  const bio = element('textarea', { value: profile.bio, ariaLabel: 'About you' });
  const form = element('form', {}, bio, element('button', { textContent: 'Save' }));
  let stored = profile;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    profiles.updateProfile({ ...stored, bio: bio.value }).then((saved) => {
      stored = saved;
      form.append(element('output', { textContent: 'Saved' }));
    }, showError);
  });
  return form;
}

function avatarField(profile: Profile): HTMLElement {
  const picture = element('img', { alt: 'Your picture', width: 100, height: 100, hidden: true });
  const file = element('input', { type: 'file', accept: 'image/*', ariaLabel: 'Another picture' });
  let current = profile.avatar;
  const show = async (): Promise<void> => {
    if (!current) return;
    picture.src = URL.createObjectURL(await avatars.downloadAvatar(current));
    picture.hidden = false;
  };
  file.addEventListener('change', () => {
    const chosen = file.files?.[0];
    if (!chosen) return;
    resizeAvatar(chosen, browserImageCodec())
      .then((smaller) => avatars.uploadAvatar({ userId: profile.userId, picture: smaller, current }))
      .then((saved) => {
        current = saved.avatar;
        return show();
      })
      .catch(showError);
  });
  show().catch(showError);
  return element('p', {}, picture, file);
}

async function eventList(): Promise<HTMLElement> {
  const { items, total } = await eventRepository(client.supabase).listEvents({ page: 1, pageSize: 5 });
  const lines = items.map((event) => element('li', { textContent: eventIn(event, 'en').title }));
  return element(
    'section',
    {},
    element('h2', { textContent: `Events (${total})` }),
    element('ul', {}, ...lines),
  );
}

async function page(): Promise<HTMLElement[]> {
  const snapshot = client.session.getSnapshot();
  if (snapshot.status === 'loading') return [];
  if (snapshot.status === 'signedOut') return [loginForm(), await eventList()];
  const profile = await profiles.getProfile(snapshot.userId);
  const out = element('button', { textContent: 'Log out' });
  out.addEventListener('click', () => void client.session.signOut().catch(showError));
  return [
    element('h1', { textContent: `${profile.firstName} ${profile.lastName}, ${profile.role}` }),
    avatarField(profile),
    bioForm(profile),
    await eventList(),
    out,
  ];
}

let shown = '';
client.session.subscribe(() => {
  const snapshot = client.session.getSnapshot();
  // A renewed token is no other page.
  const wanted = snapshot.status === 'signedIn' ? snapshot.userId : snapshot.status;
  if (wanted === shown) return;
  shown = wanted;
  page().then((parts) => main.replaceChildren(...parts), showError);
});
client.session.start();
