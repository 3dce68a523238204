import { ButtonLink } from '@grow/ui';
import { Video } from 'lucide-react';
import { m } from '../../../paraglide/messages';

/** The way into the call of a meeting. */
export function CallLink({ url, isBlock = false }: { url: string; isBlock?: boolean }) {
  return (
    <ButtonLink
      size={isBlock ? 'md' : 'sm'}
      isBlock={isBlock}
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      icon={<Video size={16} strokeWidth={1.75} aria-hidden />}
    >
      {m.hours_open_call()}
    </ButtonLink>
  );
}
