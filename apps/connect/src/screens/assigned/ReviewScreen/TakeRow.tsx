import { reviewMutations, type HandInRecord, type ReviewedHandIn } from '@grow/core/hand-in';
import { timeInWords } from '@grow/core/time';
import { useGrowClient, useLocale } from '@grow/shell';
import { Button, Text } from '@grow/ui';
import { styled } from 'styled-components';
import { useProductMutation } from '../../../mutation';
import { m } from '../../../paraglide/messages';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: center;
  justify-content: space-between;
  & > p {
    flex: 1 1 12rem;
  }
`;

type TakeProps = { record: HandInRecord; reviewed: ReviewedHandIn };

/** Taking a review, so that nobody else judges it meanwhile, and giving it back. */
export function TakeRow({ record, reviewed }: TakeProps) {
  const { supabase } = useGrowClient();
  const { locale } = useLocale();
  const mutations = reviewMutations(supabase);
  const taking = useProductMutation(mutations.take, {
    words: {
      done: m.review_taken(),
      failed: m.review_not_taken(),
      undone: m.review_released(),
      notUndone: m.review_not_released(),
    },
  });
  const releasing = useProductMutation(mutations.release, {
    words: {
      done: m.review_released(),
      failed: m.review_not_released(),
      undone: m.review_taken(),
      notUndone: m.review_not_taken(),
    },
  });
  const isOwn = record.state === 'in_review';
  const time = timeInWords(record.takenAt ?? new Date(), locale);
  return (
    <Root>
      <Text step="ui" tone="muted">
        {isOwn ? m.review_yours({ time }) : m.review_take_note()}
      </Text>
      <Button size="sm" onClick={() => (isOwn ? releasing : taking).run(reviewed)}>
        {isOwn ? m.review_release() : m.review_take()}
      </Button>
    </Root>
  );
}
