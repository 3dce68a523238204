import { Field, Textarea } from '@grow/ui';
import { Lock } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { m } from '../../../paraglide/messages';

const Root = styled(Field)`
  textarea {
    min-height: 72px;
    border-style: dashed;
  }
`;

const Label = styled.span`
  /* Its words stand on the line of what is right of it. */
  svg {
    display: inline;
    margin-right: 7px;
    vertical-align: -0.12em;
  }
`;

type PrivateNoteFieldProps = ComponentProps<typeof Textarea> & {
  error?: ComponentProps<typeof Field>['error'];
};

/** Where something is noted that the team never reads, beside what it does: with a lock, and dashed as the notes are. */
export const PrivateNoteField = ({ error, ...control }: PrivateNoteFieldProps) => (
  <Root
    label={
      <Label>
        <Lock size={15} strokeWidth={1.75} aria-hidden />
        {m.review_private()}
      </Label>
    }
    help={m.review_private_help()}
    aside={m.optional()}
    error={error}
  >
    <Textarea dir="auto" rows={2} {...control} />
  </Root>
);
