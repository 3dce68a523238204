-- Reference data of every project, local or hosted; no people. It adds what is missing and overwrites nothing.

insert into public.seasons (label, starts_on, weeks, phase, team_closes_at, min_team, max_team)
values ('GROW 24/25', '2024-11-04', 11, 'running', '2024-12-15 23:59 Europe/Berlin', 2, 5)
on conflict (label) do nothing;

insert into public.skills (position, grp, key, name_en, name_de)
values
  (1, 'build', 'web', 'Web development', 'Webentwicklung'),
  (2, 'build', 'mobile', 'Mobile apps', 'Mobile Apps'),
  (3, 'build', 'backend', 'Backend and databases', 'Backend und Datenbanken'),
  (4, 'build', 'data', 'Data analysis', 'Datenanalyse'),
  (5, 'build', 'machine_learning', 'Machine learning', 'Maschinelles Lernen'),
  (6, 'build', 'electronics', 'Electronics', 'Elektronik'),
  (7, 'build', 'mechanics', 'Mechanical engineering', 'Maschinenbau'),
  (8, 'build', 'manufacturing', 'Making and 3D printing', 'Fertigung und 3D-Druck'),
  (9, 'design', 'interface_design', 'Interface design', 'Interface-Design'),
  (10, 'design', 'user_research', 'User research', 'Nutzerforschung'),
  (11, 'design', 'product_design', 'Product design', 'Produktdesign'),
  (12, 'design', 'branding', 'Branding', 'Markengestaltung'),
  (13, 'design', 'illustration', 'Illustration', 'Illustration'),
  (14, 'design', 'photo_video', 'Photo and video', 'Foto und Video'),
  (15, 'design', 'writing', 'Writing', 'Texten'),
  (16, 'design', 'prototyping', 'Prototyping', 'Prototyping'),
  (17, 'business', 'sales', 'Sales', 'Vertrieb'),
  (18, 'business', 'marketing', 'Marketing', 'Marketing'),
  (19, 'business', 'social_media', 'Social media', 'Social Media'),
  (20, 'business', 'finance', 'Finance', 'Finanzen'),
  (21, 'business', 'law', 'Law', 'Recht'),
  (22, 'business', 'strategy', 'Strategy', 'Strategie'),
  (23, 'business', 'operations', 'Operations', 'Abläufe und Organisation'),
  (24, 'business', 'project_management', 'Project management', 'Projektmanagement'),
  (25, 'field', 'pitching', 'Pitching', 'Pitchen'),
  (26, 'field', 'interviewing', 'Customer interviews', 'Kundengespräche'),
  (27, 'field', 'languages', 'Languages', 'Sprachen'),
  (28, 'field', 'health', 'Health and care', 'Gesundheit und Pflege'),
  (29, 'field', 'energy', 'Energy and climate', 'Energie und Klima'),
  (30, 'field', 'food', 'Food and farming', 'Ernährung und Landwirtschaft'),
  (31, 'field', 'education', 'Education', 'Bildung'),
  (32, 'field', 'mobility', 'Mobility', 'Mobilität')
on conflict (key) do nothing;

insert into public.events (
  season_id, slug, title, summary, body, category, mode, mandatory, starts_at, ends_at, city, place, url,
  capacity_onsite, capacity_online, visibility
)
select s.id, e.*
from public.seasons s
cross join (
  values
    (
      'kick-off', 'Kick-off', 'Eleven weeks start here: meet everyone, hear the rules, find your first two people.',
      E'Doors open at half past nine. You get your badge, a coffee and a table with people you do not know.\n\nBring a notebook. Laptops stay shut until lunch.',
      'Grow', 'onsite', true,
      '2024-11-04 10:00 Europe/Berlin'::timestamptz, '2024-11-04 17:00 Europe/Berlin'::timestamptz,
      'Karlsruhe', 'Exhibition Hall 1', null, 600, null::integer, 'public'
    ),
    (
      'find-your-team', 'Find your team', 'Ideas on one wall, skills on the other, and an evening to bring them together.',
      E'Everyone has one minute. After that you walk, ask and listen.\n\nTeams may change until the end of week three.',
      'Grow', 'hybrid', false,
      '2024-11-13 18:00 Europe/Berlin'::timestamptz, '2024-11-13 21:00 Europe/Berlin'::timestamptz,
      'Mannheim', 'Harbour Loft', 'https://meet.example.org/find-your-team', 120, 200, 'public'
    ),
    (
      'ask-better-questions', 'Ask better questions', 'How to talk to customers without selling them the answer.',
      E'You write five questions, a stranger answers them, and together we find out which of them were really statements.',
      'Workshop', 'online', true,
      '2024-11-21 18:00 Europe/Berlin'::timestamptz, '2024-11-21 19:30 Europe/Berlin'::timestamptz,
      null, null, 'https://meet.example.org/ask-better-questions', null, 300, 'public'
    ),
    (
      'build-night', 'Build night', 'One hall, every tool, and people who know how to hold them.',
      E'Wood, metal, textile, electronics and three printers. Safety briefing at six, pizza at nine, lights out at eleven.',
      'Workshop', 'onsite', false,
      '2024-12-05 18:00 Europe/Berlin'::timestamptz, '2024-12-05 23:00 Europe/Berlin'::timestamptz,
      'Karlsruhe', 'Open Workshop, Hall C', null, 80, null, 'public'
    ),
    (
      'law-hour', 'One hour with a patent lawyer', 'Bring one question and leave knowing whether it is a problem.',
      E'No slides. Questions go in writing beforehand, the answers are for everyone in the call.',
      'Info', 'online', false,
      '2024-12-06 12:30 Europe/Berlin'::timestamptz, '2024-12-06 13:30 Europe/Berlin'::timestamptz,
      null, null, 'https://meet.example.org/law-hour', null, 200, 'public'
    ),
    (
      'first-prices', 'What we charged first', 'Four founders put their first price list on the wall and explain what was wrong with it.',
      E'A talk with numbers in it. Afterwards you write your own first price on a card and three people tell you what they think.',
      'Info', 'hybrid', false,
      '2024-12-16 18:30 Europe/Berlin'::timestamptz, '2024-12-16 20:30 Europe/Berlin'::timestamptz,
      'Hamburg', 'Dock 3, upper floor', 'https://meet.example.org/first-prices', 120, 300, 'public'
    ),
    (
      'half-time', 'Half-time', 'Four minutes of pitch, three questions, one verdict in writing for every team.',
      E'Six halls at the same time. Your slot is in your dashboard a week before. The whole team comes.',
      'Grow', 'onsite', true,
      '2024-12-19 10:00 Europe/Berlin'::timestamptz, '2024-12-19 17:00 Europe/Berlin'::timestamptz,
      'Six cities', 'Your regional hall', null, 268, null, 'public'
    ),
    (
      'mentor-table', 'Dinner with the mentors', 'A long table, no agenda, and a mentor on every third chair.',
      E'For everyone who takes part this season. Sit where you know nobody.',
      'Grow', 'onsite', false,
      '2025-01-08 19:00 Europe/Berlin'::timestamptz, '2025-01-08 22:00 Europe/Berlin'::timestamptz,
      'Leipzig', 'Old Post, reading room', null, 90, null, 'members'
    ),
    (
      'final', 'The final', 'Eleven teams, one stage, and an audience that votes with its own money.',
      E'Doors open at five. Families are welcome, the stream is open to everyone.',
      'Grow', 'hybrid', true,
      '2025-01-16 18:00 Europe/Berlin'::timestamptz, '2025-01-16 22:00 Europe/Berlin'::timestamptz,
      'Karlsruhe', 'Exhibition Hall 2', 'https://live.example.org/final', 1400, null, 'public'
    )
) as e (
  slug, title, summary, body, category, mode, mandatory, starts_at, ends_at, city, place, url,
  capacity_onsite, capacity_online, visibility
)
where s.label = 'GROW 24/25'
on conflict (slug) do nothing;

insert into public.faqs (position, slug, published, question_en, question_de, answer_en, answer_de)
values
  (
    1, 'who', true,
    'Who can take part?',
    'Wer kann mitmachen?',
    'Anyone enrolled at a university or university of applied sciences in the country. Any subject, any semester, doctoral students too. At least half of every team has to be enrolled.',
    'Alle, die an einer Universität oder Hochschule im Land eingeschrieben sind. Jedes Fach, jedes Semester, auch in der Promotion. Mindestens die Hälfte jedes Teams muss eingeschrieben sein.'
  ),
  (
    2, 'idea', true,
    'Do I need an idea, or a team?',
    'Brauche ich eine Idee oder ein Team?',
    'Neither. Many people arrive without both. The teams board shows who looks for whom, and the kick-off evening exists for exactly this.',
    'Weder noch. Viele kommen ohne beides. Die Teamseite zeigt, wer wen sucht, und genau dafür gibt es den Kick-off-Abend.'
  ),
  (
    3, 'time', true,
    'How much time does it take?',
    'Wie viel Zeit kostet es?',
    'Plan eight to ten hours a week. Week 8 is free on purpose. Most teams work in the evening and one half day at the weekend.',
    'Plan acht bis zehn Stunden pro Woche ein. Woche 8 ist mit Absicht frei. Die meisten Teams arbeiten abends und einen halben Tag am Wochenende.'
  ),
  (
    4, 'cost', true,
    'What does it cost, and what do you keep?',
    'Was kostet es, und was behaltet ihr?',
    'It costs nothing. We take no fee, no shares and no rights. What you build belongs to your team.',
    'Es kostet nichts. Wir nehmen keine Gebühr, keine Anteile und keine Rechte. Was du baust, gehört deinem Team.'
  ),
  (
    5, 'company', true,
    'Can we join with a company that already exists?',
    'Dürfen wir mit einer bestehenden Firma antreten?',
    'Only if it had no revenue before the season. Everybody starts in week 1 from the same line.',
    'Nur wenn sie vor der Saison keinen Umsatz hatte. Alle starten in Woche 1 von derselben Linie.'
  ),
  (
    6, 'mentors', true,
    'What do mentors do?',
    'Was machen die Mentorinnen und Mentoren?',
    'Every team gets one mentor who has founded or run something. They read each hand-in, return it with notes or accept it, and keep office hours every week.',
    'Jedes Team bekommt jemanden, der selbst gegründet oder etwas geleitet hat. Diese Person liest jede Abgabe, gibt sie mit Notizen zurück oder nimmt sie an, und hat jede Woche Sprechstunde.'
  ),
  (
    7, 'leave', true,
    'What happens when somebody leaves the team?',
    'Was passiert, wenn jemand das Team verlässt?',
    'The team goes on as long as it has its smallest size. The open place shows on the teams board, so others can ask to join.',
    'Das Team macht weiter, solange es groß genug ist. Der freie Platz erscheint auf der Teamseite, damit andere anfragen können.'
  )
on conflict (slug) do nothing;
