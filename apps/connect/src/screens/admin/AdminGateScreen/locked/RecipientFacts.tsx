import type { GateRecipients } from '@grow/core/gate';
import { useLocale } from '@grow/shell';
import { namesWords } from '../../../../features/gate';
import { m } from '../../../../paraglide/messages';
import { FactList } from '../../../../shared/page';

type RecipientFactsProps = { recipients: GateRecipients; showsScores: boolean };

/** Whom the release reaches and how, and after it how far it came. */
export function RecipientFacts({ recipients, showsScores }: RecipientFactsProps) {
  const { locale } = useLocale();
  const number = (value: number) => value.toLocaleString(locale);
  const { people, teams, byMail, german, english, commentsForTeams, commentsHeld, delivery } = recipients;
  const silent = recipients.teamsWithoutComment.map(({ name }) => name);
  const facts: readonly (readonly [label: string, value: string])[] = [
    [m.gates_reaches(), m.gates_reaches_people({ people: number(people), teams: number(teams) })],
    [
      m.gates_by_mail(),
      byMail === people
        ? number(byMail)
        : m.gates_by_mail_of({ mails: number(byMail), off: number(people - byMail) }),
    ],
    [m.gates_languages(), m.gates_languages_of({ german: number(german), english: number(english) })],
    [m.gates_scores(), showsScores ? m.gates_scores_shown() : m.gates_scores_hidden()],
    [
      m.gates_comments(),
      commentsHeld === 0
        ? m.gates_comments_all({ count: number(commentsForTeams) })
        : m.gates_comments_of({ count: number(commentsForTeams), held: number(commentsHeld) }),
    ],
    ...(silent.length > 0 ? ([[m.gates_without_comment(), namesWords(silent, locale)]] as const) : []),
    ...(delivery
      ? ([
          [
            m.gates_notified(),
            m.gates_notified_of({ notified: number(delivery.notified), read: number(delivery.read) }),
          ],
          [
            m.gates_mails(),
            m.gates_mails_of({
              sent: number(delivery.mailsSent),
              waiting: number(delivery.mailsWaiting),
              failed: number(delivery.mailsFailed),
            }),
          ],
        ] as const)
      : []),
  ];
  return (
    <FactList>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </FactList>
  );
}
