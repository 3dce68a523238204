import { colorSchemes, layers, media } from '../tokens';
import type { ColorRole } from '../tokens';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The CSS variable that carries a colour role: `inkMuted` → `--color-ink-muted`. */
export const colorVariable = (role: ColorRole) => `--color-${kebab(role)}`;

const roles = Object.keys(colorSchemes.dark) as ColorRole[];
const color = Object.fromEntries(roles.map((role) => [role, `var(${colorVariable(role)})`])) as Record<
  ColorRole,
  string
>;

/** The one theme. It never changes: `data-theme` on `<html>` changes what the variables stand for. */
export const theme = { color, layers, media } as const;
