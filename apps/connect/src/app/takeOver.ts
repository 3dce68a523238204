// What somebody has typed and pressed in the document's own form, handed to the one that takes its place.

type Typed = {
  readonly name: string;
  readonly value: string;
  readonly isChecked: boolean;
  readonly isFocused: boolean;
  readonly selection: readonly [number, number] | undefined;
};

/** What a form holds, and whether it was sent. */
export type TypedForm = { readonly inputs: readonly Typed[]; readonly isPressed: boolean };

const inputsOf = (form: HTMLFormElement) => [...form.querySelectorAll('input')];
const isTicked = ({ type }: HTMLInputElement) => type === 'checkbox' || type === 'radio';

/** Only texts have one; reading it of an e-mail address gives null. */
function selectionOf({ selectionStart: start, selectionEnd: end }: HTMLInputElement): Typed['selection'] {
  return start === null || end === null ? undefined : [start, end];
}

/** Reads the form of the document. */
export function readTyped(root: HTMLElement): TypedForm {
  const form = root.querySelector('form');
  const inputs = form ? inputsOf(form) : [];
  return {
    isPressed: form?.dataset['pressed'] !== undefined,
    inputs: inputs.map((input) => ({
      name: input.name,
      value: input.value,
      isChecked: input.checked,
      isFocused: input === document.activeElement,
      selection: selectionOf(input),
    })),
  };
}

/** Sets a value as typing does, so that the form hears of it: React looks at the element's own property. */
function type(input: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Writes it into the form that stands there now, puts the focus where it was, and sends the form if it was sent. */
export function writeTyped(root: HTMLElement, { inputs, isPressed }: TypedForm): void {
  const form = root.querySelector('form');
  if (!form) return;
  const now = inputsOf(form);
  for (const [index, { name, value, isChecked, isFocused, selection }] of inputs.entries()) {
    const input = now[index];
    if (input?.name !== name) continue;
    // What is empty says nothing: the new form may know an address from before.
    if (isTicked(input)) {
      if (isChecked && !input.checked) input.click();
    } else if (value !== '' && input.value !== value) type(input, value);
    if (!isFocused) continue;
    input.focus({ preventScroll: true });
    if (selection) input.setSelectionRange(...selection);
  }
  if (isPressed) form.requestSubmit();
}
