import { describe, expect, it } from 'vitest';
import { isFull } from '../../../../vitest.shared';
import { checkMentorProposal } from './checkMentorProposal';
import type { MentorProposal, PairReason } from './MentorProposal';
import type { ProposalGround, ProposalMentor, ProposalTeam } from './ProposalGround';
import { placePrice } from './pairValue';
import { randomGround } from './proposalCases';
import { proposeMentors } from './proposeMentors';
import { rankMentors } from './rankMentors';

const team = (id: string, given: Partial<ProposalTeam> = {}): ProposalTeam => ({
  ...{ id, wantedSkills: [], languages: ['de'], city: undefined, mentorId: undefined, isAsked: false },
  ...given,
});
const mentor = (id: string, given: Partial<ProposalMentor> = {}): ProposalMentor => ({
  ...{ id, expertise: [], languages: ['de'], cities: [], capacity: 1, isAway: false },
  ...given,
});
const ground = (given: Partial<ProposalGround>): ProposalGround => ({
  ...{ teams: [], mentors: [], forbidden: [], pins: [] },
  ...given,
});
const matches = ({ pairs }: MentorProposal) => pairs.map(({ teamId, mentorId }) => `${teamId} ${mentorId}`);
const codes = (reasons: readonly PairReason[] | undefined) => reasons?.map(({ code }) => code);

describe('proposeMentors', () => {
  it('gives a team the mentor who knows what it looks for, before one of its city', () => {
    const teams = [team('t', { wantedSkills: ['food'], city: 'Kiel' })];
    const mentors = [mentor('a', { cities: ['Kiel'] }), mentor('b', { expertise: ['food'] })];
    const proposal = proposeMentors(ground({ teams, mentors }));
    expect(matches(proposal)).toEqual(['t b']);
    expect(codes(proposal.pairs[0]?.reasons)).toEqual(['skills', 'languages', 'places']);
  });

  it('leaves a team where it is for one fitting skill, and moves it for three', () => {
    const moves = (wantedSkills: string[]) => {
      const teams = [team('t', { wantedSkills, mentorId: 'a' })];
      return matches(
        proposeMentors(ground({ teams, mentors: [mentor('a'), mentor('b', { expertise: wantedSkills })] })),
      );
    };
    expect(moves(['food'])).toEqual(['t a']);
    expect(moves(['food', 'law', 'sales'])).toEqual(['t b']);
  });

  it('spreads teams evenly over mentors who fit alike', () => {
    const teams = ['t1', 't2', 't3', 't4'].map((id) => team(id));
    const mentors = [mentor('a', { capacity: 4 }), mentor('b', { capacity: 4 })];
    const { pairs } = proposeMentors(ground({ teams, mentors }));
    expect(pairs.filter(({ mentorId }) => mentorId === 'a')).toHaveLength(2);
    expect([0, 1, 2, 3].map((taken) => placePrice(taken, 4))).toEqual([0, 6, 13, 20]);
  });

  it('never proposes who is in conflict, said no, or is away, and says who is left', () => {
    const teams = [team('t')];
    const mentors = [mentor('a'), mentor('b'), mentor('c', { isAway: true })];
    const forbidden = [
      { teamId: 't', mentorId: 'a', reason: 'conflict' as const },
      { teamId: 't', mentorId: 'b', reason: 'declined' as const },
    ];
    expect(proposeMentors(ground({ teams, mentors, forbidden })).unmatched).toEqual([
      { teamId: 't', code: 'nobodyAllowed', conflicts: 1, declined: 1, away: 1, full: 0, askMentorId: 'c' },
    ]);
    expect(proposeMentors(ground({ teams })).unmatched[0]?.code).toBe('noMentors');
  });

  it('names the best fitting mentor when all places are taken', () => {
    const teams = [team('t1', { wantedSkills: ['law'] }), team('t2', { wantedSkills: ['law', 'food'] })];
    const mentors = [mentor('a'), mentor('b', { expertise: ['law'], capacity: 0 })];
    const { unmatched } = proposeMentors(ground({ teams, mentors }));
    expect(unmatched).toEqual([expect.objectContaining({ code: 'nobodyFree', full: 2, askMentorId: 'b' })]);
  });

  it('keeps pins, also against fit, absence and capacity, but not against a conflict', () => {
    const teams = [team('t1'), team('t2'), team('t3')];
    const mentors = [mentor('a', { isAway: true }), mentor('b', { capacity: 3 })];
    const pins = ['t1', 't2', 't3'].map((teamId) => ({ teamId, mentorId: 'a' }));
    const forbidden = [{ teamId: 't3', mentorId: 'a', reason: 'conflict' as const }];
    const proposal = proposeMentors(ground({ teams, mentors, pins, forbidden }));
    expect(matches(proposal)).toEqual(['t1 a', 't2 a', 't3 b']);
    expect(proposal.brokenPins).toEqual([{ teamId: 't3', mentorId: 'a' }]);
    expect(proposal.pairs[0]).toMatchObject({ isPinned: true, isOverCapacity: true });
    expect(codes(proposal.pairs[0]?.reasons)).toEqual(['pinned', 'languages', 'over']);
  });

  it('takes a mentor back to what they offered, but leaves no team alone for it', () => {
    const teams = ['t1', 't2', 't3'].map((id) => team(id, { mentorId: 'a' }));
    const alone = proposeMentors(ground({ teams, mentors: [mentor('a', { capacity: 2 })] }));
    expect(matches(alone)).toEqual(['t1 a', 't2 a', 't3 a']);
    expect(alone.proposed).toMatchObject({ withMentor: 3, mentorsOver: 1 });
    const { pairs } = proposeMentors(ground({ teams, mentors: [mentor('a', { capacity: 2 }), mentor('b')] }));
    const moved = pairs.find(({ change }) => change === 'moves');
    expect(moved?.reasons[0]).toEqual({ code: 'formerOver', mentorId: 'a', taken: 3, capacity: 2 });
  });

  it('moves a team away from a mentor who is in conflict with it now', () => {
    const forbidden = [{ teamId: 't', mentorId: 'a', reason: 'conflict' as const }];
    const teams = [team('t', { mentorId: 'a' })];
    const { pairs } = proposeMentors(ground({ teams, mentors: [mentor('a'), mentor('b')], forbidden }));
    expect(pairs[0]).toMatchObject({ mentorId: 'b', formerMentorId: 'a', change: 'moves' });
    expect(codes(pairs[0]?.reasons)).toContain('formerConflict');
  });

  it('is the same in whatever order teams and mentors are listed', () => {
    for (let seed = 1; seed <= 20; seed++) {
      const given = randomGround(seed, 40, 9);
      const turned = ground({
        teams: [...given.teams].reverse(),
        mentors: [...given.mentors].reverse(),
        ...{ forbidden: [...given.forbidden].reverse(), pins: [...given.pins].reverse() },
      });
      expect(proposeMentors(turned)).toEqual(proposeMentors(given));
    }
  });
});

describe('checkMentorProposal', () => {
  it('finds what is wrong with a proposal that is not optimal, or breaks a rule', () => {
    const teams = [team('t1', { wantedSkills: ['law'] }), team('t2')];
    const mentors = [mentor('a', { expertise: ['law'] }), mentor('b')];
    const given = ground({
      teams,
      mentors,
      forbidden: [{ teamId: 't2', mentorId: 'a', reason: 'declined' }],
    });
    const right = proposeMentors(given);
    expect(checkMentorProposal(given, right)).toEqual([]);
    const [one, other] = right.pairs;
    if (one === undefined || other === undefined) throw new Error('Two pairs are proposed.');
    const faults = (pairs: MentorProposal['pairs']) =>
      checkMentorProposal(given, { ...right, pairs }).map(({ code }) => code);
    expect(
      faults([
        { ...one, mentorId: 'b' },
        { ...other, mentorId: 'a' },
      ]),
    ).toContain('obstacle');
    expect(faults([one, { ...other, mentorId: 'a' }])).toContain('capacity');
    expect(faults([one, other, one])).toContain('twice');
    expect(faults([one, { ...other, mentorId: 'nobody' }])).toContain('unknown');
    expect(faults([one])).toEqual(['gap']);
  });

  const [teamCount, mentorCount] = isFull ? [1000, 200] : [200, 40];
  it(`proves ${teamCount} teams and ${mentorCount} mentors, with and without enough places`, () => {
    for (const room of [1.1, 0.8]) {
      const given = randomGround(7, teamCount, mentorCount, room);
      const proposal = proposeMentors(given);
      expect(checkMentorProposal(given, proposal)).toEqual([]);
      expect(proposal.pairs.length + proposal.unmatched.length).toBe(teamCount);
    }
  });
});

describe('rankMentors', () => {
  it('lists who has a place by fit, then who is full, then who must not', () => {
    const teams = [team('t', { wantedSkills: ['law'] })];
    const mentors = [
      mentor('a'),
      mentor('b', { expertise: ['law'] }),
      mentor('c'),
      mentor('d', { isAway: true }),
    ];
    const ranked = rankMentors(
      ground({ teams, mentors }),
      [{ mentorId: 'c' }],
      team('t', { wantedSkills: ['law'] }),
    );
    expect(ranked.map(({ mentorId }) => mentorId)).toEqual(['b', 'a', 'c', 'd']);
    expect(ranked[3]?.obstacle).toBe('away');
  });
});
