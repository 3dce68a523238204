import { figureViews, matrixViews, type HandInMatrix } from '@grow/core/hand-in-admin';
import { useLocale } from '@grow/shell';
import { Chip, ChipRow, Field, media, SearchInput } from '@grow/ui';
import { styled } from 'styled-components';
import {
  matrixStateWords,
  matrixViewWords,
  soughtStates,
  weekWords,
  type MatrixChoice,
  type useMatrixView,
} from '../../../features/handInAdmin';
import { personName } from '../../../features/people';
import { m } from '../../../paraglide/messages';
import { FilterSelect, useSearchBox } from '../../../shared/list';

const Row = styled.form`
  display: grid;
  gap: 16px 12px;
  grid-template-columns: 1fr 1fr;
  & > :first-child {
    grid-column: 1 / -1;
  }
  ${media.lg} {
    grid-template-columns: minmax(0, 1fr) 220px repeat(3, minmax(0, 168px));
    & > :first-child {
      grid-column: auto;
    }
  }
`;

type MatrixFiltersProps = {
  matrix: HandInMatrix;
  choice: MatrixChoice;
  view: ReturnType<typeof useMatrixView>;
  onChoose: (changes: Partial<MatrixChoice>, options?: { isTyping?: boolean }) => void;
};

/** Which teams to show, by words and by choice; each chip says how many it would leave. */
export function MatrixFilters({ matrix, choice, view, onChoose }: MatrixFiltersProps) {
  const { locale } = useLocale();
  const box = useSearchBox(choice.search, (search) => onChoose({ search }, { isTyping: true }));
  const number = (value: number) => value.toLocaleString(locale);
  const weeks = new Map(matrix.weeks.map((week) => [String(week.week), week]));
  const mentors = new Map(matrix.mentors.map((mentor) => [mentor.id, mentor]));
  const cities = [...new Set(matrix.teams.flatMap(({ city }) => city ?? []))].sort((a, b) =>
    a.localeCompare(b, locale),
  );
  // What a figure elsewhere leads to is not offered, but stands here when it is on.
  const offered = matrixViews.filter((one) => !figureViews.includes(one) || one === choice.view);
  const mentorWords = (id: string) => {
    const mentor = mentors.get(id);
    return mentor ? personName(mentor) : m.matrix_no_mentor();
  };
  return (
    <>
      <Row {...box.form}>
        <Field label={m.orga_search()}>
          <SearchInput placeholder={m.matrix_search_hint()} {...box.input} />
        </Field>
        <FilterSelect
          label={m.matrix_week_label()}
          value={String(view.week)}
          values={[...weeks.keys()]}
          wordsOf={(number_) => {
            const week = weeks.get(number_);
            return week ? weekWords(week, locale) : number_;
          }}
          onChoose={(week) => onChoose({ week })}
        />
        <FilterSelect
          label={m.matrix_state()}
          all={m.matrix_every_state()}
          value={choice.state}
          values={soughtStates}
          wordsOf={(state) => matrixStateWords[state]()}
          onChoose={(state) => onChoose({ state })}
        />
        <FilterSelect
          label={m.matrix_mentor()}
          all={m.matrix_every_mentor()}
          value={choice.mentor}
          values={['none', ...mentors.keys()]}
          wordsOf={mentorWords}
          onChoose={(mentor) => onChoose({ mentor })}
        />
        <FilterSelect
          label={m.orga_city()}
          all={m.matrix_every_city()}
          value={choice.city}
          values={cities}
          onChoose={(city) => onChoose({ city })}
        />
      </Row>
      <ChipRow data-scrolls="" role="group" aria-label={m.matrix_views()}>
        <Chip
          isOn={choice.view === undefined}
          count={number(view.narrowedCount)}
          onClick={() => onChoose({ view: undefined })}
        >
          {m.matrix_view_all()}
        </Chip>
        {offered.map((one) => (
          <Chip
            key={one}
            isOn={choice.view === one}
            count={number(view.counts[one])}
            onClick={() => onChoose({ view: choice.view === one ? undefined : one })}
          >
            {matrixViewWords[one](view.week)}
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}
