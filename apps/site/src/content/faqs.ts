import type { Localised } from './localised';

/** A question of the home page; `id` is its address behind the # and the same in both languages. */
export type Faq = { readonly id: string; readonly question: string; readonly answer: string };

/** The questions in reading order. */
export const faqs: Localised<readonly Faq[]> = {
  en: [
    {
      id: 'faq-who',
      question: 'Who can take part?',
      answer:
        'Anyone enrolled at a university or university of applied sciences in the country. Any subject, any semester, doctoral students too. At least half of every team has to be enrolled.',
    },
    {
      id: 'faq-idea',
      question: 'Do I need an idea, or a team?',
      answer:
        'Neither. Many people arrive without both. The teams board shows who looks for whom, and the kick-off evening exists for exactly this.',
    },
    {
      id: 'faq-time',
      question: 'How much time does it take?',
      answer:
        'Plan eight to ten hours a week. Week 8 is free on purpose. Most teams work in the evening and one half day at the weekend.',
    },
    {
      id: 'faq-cost',
      question: 'What does it cost, and what do you keep?',
      answer:
        'It costs nothing. We take no fee, no shares and no rights. What you build belongs to your team.',
    },
    {
      id: 'faq-company',
      question: 'Can we join with a company that already exists?',
      answer: 'Only if it had no revenue before the season. Everybody starts in week 1 from the same line.',
    },
    {
      id: 'faq-mentors',
      question: 'What do mentors do?',
      answer:
        'Every team gets one mentor who has founded or run something. They read each hand-in, return it with notes or accept it, and keep office hours every week.',
    },
    {
      id: 'faq-leave',
      question: 'What happens when somebody leaves the team?',
      answer:
        'The team goes on as long as it has its smallest size. The open place shows on the teams board, so others can ask to join.',
    },
  ],
  de: [
    {
      id: 'faq-who',
      question: 'Wer kann mitmachen?',
      answer:
        'Alle, die an einer Universität oder Hochschule im Land eingeschrieben sind. Jedes Fach, jedes Semester, auch in der Promotion. Mindestens die Hälfte jedes Teams muss eingeschrieben sein.',
    },
    {
      id: 'faq-idea',
      question: 'Brauche ich eine Idee oder ein Team?',
      answer:
        'Weder noch. Viele kommen ohne beides. Die Teamseite zeigt, wer wen sucht, und genau dafür gibt es den Kick-off-Abend.',
    },
    {
      id: 'faq-time',
      question: 'Wie viel Zeit kostet es?',
      answer:
        'Plan acht bis zehn Stunden pro Woche ein. Woche 8 ist mit Absicht frei. Die meisten Teams arbeiten abends und einen halben Tag am Wochenende.',
    },
    {
      id: 'faq-cost',
      question: 'Was kostet es, und was behaltet ihr?',
      answer:
        'Es kostet nichts. Wir nehmen keine Gebühr, keine Anteile und keine Rechte. Was du baust, gehört deinem Team.',
    },
    {
      id: 'faq-company',
      question: 'Dürfen wir mit einer bestehenden Firma antreten?',
      answer: 'Nur wenn sie vor der Saison keinen Umsatz hatte. Alle starten in Woche 1 von derselben Linie.',
    },
    {
      id: 'faq-mentors',
      question: 'Was machen die Mentorinnen und Mentoren?',
      answer:
        'Jedes Team bekommt jemanden, der selbst gegründet oder etwas geleitet hat. Diese Person liest jede Abgabe, gibt sie mit Notizen zurück oder nimmt sie an, und hat jede Woche Sprechstunde.',
    },
    {
      id: 'faq-leave',
      question: 'Was passiert, wenn jemand das Team verlässt?',
      answer:
        'Das Team macht weiter, solange es groß genug ist. Der freie Platz erscheint auf der Teamseite, damit andere anfragen können.',
    },
  ],
};
