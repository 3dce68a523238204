/** A row that `search_teams` answers: a forming team with one member, an open role, and reasons why it fits. */
export function buildTeamHitRow(columns: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    id: '00000000-0000-4000-8000-0000000000c1',
    name: 'Moosgrund',
    slug: 'moosgrund',
    pitch: 'Moss for noisy yards.',
    stage: 'idea',
    industry: null,
    city: 'Karlsruhe',
    logo: null,
    status: 'forming',
    member_count: 1,
    max_team: 5,
    open_places: 4,
    wanted_skills: ['sales', 'law'],
    members: [{ user_id: 'u1', first_name: 'Kim', last_name: 'Kühne', avatar: null }],
    roles: [{ id: 'r1', title: 'Somebody who sells', skills: ['sales'] }],
    matched_skills: ['sales'],
    same_city: true,
    my_request: null,
    total: 41,
    ...columns,
  };
}

/** A row that `search_people` answers: a student who is in no team and was invited by the caller's. */
export function buildPersonHitRow(columns: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  return {
    user_id: 'u2',
    first_name: 'Jörg',
    last_name: 'Grünwald',
    avatar: null,
    studies: 'Law',
    university: null,
    city: 'Karlsruhe',
    wish: 'A patient captain',
    skills: ['sales', 'web'],
    matched_skills: ['sales'],
    same_city: true,
    request: { id: 'q1', kind: 'invite' },
    total: 1,
    ...columns,
  };
}
