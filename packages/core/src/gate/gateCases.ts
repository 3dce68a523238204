// Answers of the database for tests of gates.

const person = { user_id: 'o', first_name: 'Rieke', last_name: 'Lindqvist', avatar: null };

/** What `round_results()` answers: two teams on a stage, two jurors, the first team better. */
export const resultsJson = {
  round: {
    ...{
      id: 'r',
      season_id: 's',
      kind: 'half_time',
      state: 'deliberation',
      cut_size: 1,
      version: 3,
      shows_scores: true,
    },
    ...{
      waiting_until: null,
      locked_at: '2024-12-13T16:00:00Z',
      decided_at: null,
      release_at: null,
      released_at: null,
    },
  },
  criteria: [{ id: 'c', position: 1, name_en: 'Evidence', name_de: 'Belege', weight: 100 }],
  stages: [{ id: 'st', name: 'Stage 1' }],
  teams: ['a', 'b', 'n'].map((id, index) => ({
    ...{ id, slug: id, name: `Team ${id}`, city: null, logo: null, status: 'active', stage_id: 'st' },
    ...{ position: index + 1, presence: id === 'n' ? 'absent' : 'pitched', notes: 0 },
  })),
  jurors: ['j', 'k'].map((id) => ({ ...person, user_id: id, stage_id: 'st', withdrawn_at: null })),
  ballots: [
    ['a', 'j', 5],
    ['a', 'k', 4],
    ['b', 'j', 3],
    ['b', 'k', 2],
  ].map(([team, juror, step]) => ({
    ...{ id: `${team}${juror}`, team_id: team, juror_id: juror, kind: 'stage', scores: { c: step } },
    ...{ comment_team: 'Sell it twice', comment_jury: '', is_comment_held: team === 'b', is_admitted: false },
  })),
  late: [
    {
      ballot_id: 'l',
      team_id: 'b',
      juror_id: 'j',
      finished_at: '2024-12-13T15:59:00Z',
      arrived_at: '2024-12-13T16:01:00Z',
    },
  ],
  decisions: [
    {
      ...{ team_id: 'n', decision: 'waiting', is_by_hand: true, reason: 'They were ill', decided_by: person },
      decided_at: '2024-12-13T16:30:00Z',
    },
  ],
  corrections: [
    {
      ...{
        id: 'x',
        team_id: 'b',
        was: 'out',
        becomes: 'on',
        is_move_up: false,
        reason: 'Sheets were mixed up',
      },
      ...{ proposed_by: person, proposed_at: '2024-12-14T08:00:00Z', confirmed_by: null, confirmed_at: null },
      can_confirm: true,
    },
  ],
  digest: 'd'.repeat(64),
};
