import { csvOf } from '../csv/csv';
import { timeCell } from '../csv/timeCell';
import type { Role } from '../profile/Role';
import type { ListedPerson } from './ListedPerson';
import { personStatus, type PersonStatus } from './personStatus';

/** The words of the file, in the language of whoever takes it. */
export interface PeopleCsvWords {
  readonly head: Readonly<
    Record<
      | 'firstName'
      | 'lastName'
      | 'email'
      | 'phone'
      | 'role'
      | 'status'
      | 'team'
      | 'studies'
      | 'university'
      | 'city'
      | 'confirmed'
      | 'visit',
      string
    >
  >;
  readonly role: Readonly<Record<Role, string>>;
  readonly status: Readonly<Record<PersonStatus, string>>;
}

/** People as a CSV with semicolons; times are those of Berlin. */
export function peopleCsv(people: readonly ListedPerson[], words: PeopleCsvWords, now: Date): string {
  const { head } = words;
  return csvOf([
    [
      ...[head.firstName, head.lastName, head.email, head.phone, head.role, head.status, head.team],
      ...[head.studies, head.university, head.city, head.confirmed, head.visit],
    ],
    ...people.map((person) => [
      ...[person.firstName, person.lastName, person.email, person.phone],
      ...[words.role[person.role], words.status[personStatus(person, now)], person.team?.name],
      ...[person.studies, person.university, person.city],
      ...[timeCell(person.confirmedAt), timeCell(person.lastVisitAt)],
    ]),
  ]);
}
