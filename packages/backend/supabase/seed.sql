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
  season_id, slug, title_en, title_de, summary_en, summary_de, body_en, body_de, category, mode, mandatory, starts_at,
  ends_at, city, street, place_en, place_de, url, capacity_onsite, capacity_online, visibility, bring_en, bring_de,
  agenda_en, agenda_de, hosts_en, hosts_de
)
select s.id, e.*
from public.seasons s
cross join (
  values
    (
      'kick-off', 'Kick-off', 'Auftakt',
      'Eleven weeks start here: meet everyone, hear the rules, find your first two people.',
      'Hier beginnen elf Wochen: Lern alle kennen, hör die Regeln und finde deine ersten zwei Leute.',
      E'Doors open at half past nine. You get your badge, a coffee and a table with people you do not know.\n\nBring a notebook. Laptops stay shut until lunch.',
      E'Einlass ist ab halb zehn. Du bekommst dein Namensschild, einen Kaffee und einen Tisch mit Leuten, die du nicht kennst.\n\nBring ein Notizbuch mit. Laptops bleiben bis zum Mittag zu.',
      'Grow', 'onsite', true,
      '2024-11-04 10:00 Europe/Berlin'::timestamptz, '2024-11-04 17:00 Europe/Berlin'::timestamptz,
      'Karlsruhe', 'Messeallee 1, 76287 Rheinstetten', 'Exhibition Hall 1', 'Messehalle 1', null, 600::integer, null::integer, 'public',
      'A notebook and a pen that works.',
      'Ein Notizbuch und einen Stift, der schreibt.',
      E'10:00 Welcome | What the eleven weeks ask of you, and what they give.\n11:30 Three founders, three mistakes\n12:30 Lunch at tables of eight\n14:00 Find your first two people | Ideas on one wall, skills on the other.\n16:30 What happens tomorrow',
      E'10:00 Willkommen | Was die elf Wochen von dir wollen und was sie dir geben.\n11:30 Drei Gründerinnen, drei Fehler\n12:30 Mittagessen an Achtertischen\n14:00 Finde deine ersten zwei Leute | Ideen an der einen Wand, Können an der anderen.\n16:30 Was morgen passiert',
      'Rieke Sandvoss | Organiser, your contact that day',
      'Rieke Sandvoss | Orga, an dem Tag für dich da'
    ),
    (
      'find-your-team', 'Find your team', 'Finde dein Team',
      'Ideas on one wall, skills on the other, and an evening to bring them together.',
      'Ideen an der einen Wand, Können an der anderen und ein Abend, an dem beides zusammenfindet.',
      E'Everyone has one minute. After that you walk, ask and listen.\n\nTeams may change until the end of week three.',
      E'Alle haben eine Minute. Danach gehst du herum, fragst und hörst zu.\n\nTeams können sich bis zum Ende der dritten Woche ändern.',
      'Grow', 'hybrid', false,
      '2024-11-13 18:00 Europe/Berlin'::timestamptz, '2024-11-13 21:00 Europe/Berlin'::timestamptz,
      'Mannheim', 'Hafenstraße 49, 68159 Mannheim', 'Harbour Loft', 'Hafenloft', 'https://meet.example.org/find-your-team', 120, 200, 'public',
      'One sentence about what you want to build.',
      'Einen Satz dazu, was du bauen willst.',
      E'18:00 One minute each\n19:15 Walk, ask, listen\n20:30 Who goes on together',
      E'18:00 Eine Minute für alle\n19:15 Herumgehen, fragen, zuhören\n20:30 Wer zusammen weitermacht',
      '',
      ''
    ),
    (
      'ask-better-questions', 'Ask better questions', 'Bessere Fragen stellen',
      'How to talk to customers without selling them the answer.',
      'Wie du mit Kundschaft sprichst, ohne ihr die Antwort zu verkaufen.',
      'You write five questions, a stranger answers them, and together we find out which of them were really statements.',
      'Du schreibst fünf Fragen, jemand Fremdes beantwortet sie, und zusammen finden wir heraus, welche davon eigentlich Behauptungen waren.',
      'Workshop', 'online', true,
      '2024-11-21 18:00 Europe/Berlin'::timestamptz, '2024-11-21 19:30 Europe/Berlin'::timestamptz,
      null, null, '', '', 'https://meet.example.org/ask-better-questions', null, 300, 'public',
      'Five questions you would ask a customer.',
      'Fünf Fragen, die du deiner Kundschaft stellen würdest.',
      E'18:00 What a leading question looks like\n18:30 Your five questions and a stranger\n19:10 Which of them were statements',
      E'18:00 Woran man eine Suggestivfrage erkennt\n18:30 Deine fünf Fragen und jemand Fremdes\n19:10 Welche davon Behauptungen waren',
      'Henrike Vossberg | Mentor, packaging and procurement',
      'Henrike Vossberg | Mentorin, Verpackung und Einkauf'
    ),
    (
      'build-night', 'Build night', 'Baunacht',
      'One hall, every tool, and people who know how to hold them.',
      'Eine Halle, alle Werkzeuge und Leute, die wissen, wie man sie hält.',
      'Wood, metal, textile, electronics and three printers. Safety briefing at six, pizza at nine, lights out at eleven.',
      'Holz, Metall, Textil, Elektronik und drei Drucker. Sicherheitseinweisung um sechs, Pizza um neun, Licht aus um elf.',
      'Workshop', 'onsite', false,
      '2024-12-05 18:00 Europe/Berlin'::timestamptz, '2024-12-05 23:00 Europe/Berlin'::timestamptz,
      'Karlsruhe', 'Schlachthofweg 9, 76131 Karlsruhe', 'Open Workshop, Hall C', 'Offene Werkstatt, Halle C', null, 80, null, 'public',
      'Your sketch, closed shoes, and one thing you want to find out.',
      'Deine Skizze, geschlossene Schuhe und eine Sache, die du herausfinden willst.',
      E'18:00 Doors, safety briefing, tool cards | Ten minutes. No card, no band saw.\n18:30 Build, round one | Benches are shared by two teams. Helpers wear pink aprons.\n21:00 Pizza and a stranger | Sit next to somebody from another team. Let them use what you have so far.\n21:45 Build, round two | Fix the one thing the stranger could not do.\n23:00 Lights out',
      E'18:00 Einlass, Sicherheitseinweisung, Werkzeugkarten | Zehn Minuten. Ohne Karte keine Bandsäge.\n18:30 Bauen, erste Runde | Je zwei Teams teilen sich eine Werkbank. Wer hilft, trägt eine rosa Schürze.\n21:00 Pizza und jemand Fremdes | Setz dich neben jemanden aus einem anderen Team und lass ausprobieren, was du bis jetzt hast.\n21:45 Bauen, zweite Runde | Behebt die eine Sache, die nicht ging.\n23:00 Licht aus',
      E'Mats Ekenhof | Runs the workshop\nHenrike Vossberg | Mentor, packaging and procurement\nRieke Sandvoss | Organiser, your contact tonight\nPiet Vandorn | Mentor, electronics',
      E'Mats Ekenhof | Leitet die Werkstatt\nHenrike Vossberg | Mentorin, Verpackung und Einkauf\nRieke Sandvoss | Orga, an dem Abend für dich da\nPiet Vandorn | Mentor, Elektronik'
    ),
    (
      'law-hour', 'One hour with a patent lawyer', 'Eine Stunde mit einer Patentanwältin',
      'Bring one question and leave knowing whether it is a problem.',
      'Bring eine Frage mit und geh mit der Gewissheit, ob sie ein Problem ist.',
      'No slides. Questions go in writing beforehand, the answers are for everyone in the call.',
      'Keine Folien. Fragen kommen vorher schriftlich, die Antworten sind für alle im Call.',
      'Info', 'online', false,
      '2024-12-06 12:30 Europe/Berlin'::timestamptz, '2024-12-06 13:30 Europe/Berlin'::timestamptz,
      null, null, '', '', 'https://meet.example.org/law-hour', null, 200, 'public',
      'One question, in writing.',
      'Eine Frage, schriftlich.',
      '',
      '',
      'Dr. Almut Reiff | Patent lawyer',
      'Dr. Almut Reiff | Patentanwältin'
    ),
    (
      'first-prices', 'What we charged first', 'Unser erster Preis',
      'Four founders put their first price list on the wall and explain what was wrong with it.',
      'Vier Gründerinnen und Gründer hängen ihre erste Preisliste an die Wand und erklären, was daran falsch war.',
      'A talk with numbers in it. Afterwards you write your own first price on a card and three people tell you what they think.',
      'Ein Vortrag mit Zahlen. Danach schreibst du deinen eigenen ersten Preis auf eine Karte, und drei Leute sagen dir, was sie davon halten.',
      'Info', 'hybrid', false,
      '2024-12-16 18:30 Europe/Berlin'::timestamptz, '2024-12-16 20:30 Europe/Berlin'::timestamptz,
      'Hamburg', 'Sandtorkai 27, 20457 Hamburg', 'Dock 3, upper floor', 'Dock 3, Obergeschoss', 'https://meet.example.org/first-prices', 120, 300, 'public',
      'Your first price on a card.',
      'Deinen ersten Preis auf einer Karte.',
      E'18:30 Four price lists on a wall\n19:30 Your price on a card\n20:00 Three people say what they think',
      E'18:30 Vier Preislisten an der Wand\n19:30 Dein Preis auf einer Karte\n20:00 Drei Leute sagen, was sie davon halten',
      '',
      ''
    ),
    (
      'half-time', 'Half-time', 'Halbzeit',
      'Four minutes of pitch, three questions, one verdict in writing for every team.',
      'Vier Minuten Pitch, drei Fragen und für jedes Team ein schriftliches Urteil.',
      'Six halls at the same time. Your slot is in your dashboard a week before. The whole team comes.',
      'Sechs Hallen zur gleichen Zeit. Euer Termin steht eine Woche vorher im Dashboard. Das ganze Team kommt.',
      'Grow', 'onsite', true,
      '2024-12-19 10:00 Europe/Berlin'::timestamptz, '2024-12-19 17:00 Europe/Berlin'::timestamptz,
      null, null, 'Your regional hall, in six cities', 'Eure Halle in einer von sechs Städten', null, 268, null, 'public',
      'Your prototype, and one person who can explain every number.',
      'Euren Prototyp und eine Person, die jede Zahl erklären kann.',
      E'10:00 Welcome in all six halls\n10:30 Pitches, first half | Four minutes, three questions.\n12:30 Lunch\n13:30 Pitches, second half\n16:30 What happens with the verdicts',
      E'10:00 Begrüßung in allen sechs Hallen\n10:30 Pitches, erste Hälfte | Vier Minuten, drei Fragen.\n12:30 Mittagessen\n13:30 Pitches, zweite Hälfte\n16:30 Was mit den Urteilen passiert',
      '',
      ''
    ),
    (
      'mentor-table', 'Dinner with the mentors', 'Abendessen mit den Mentorinnen und Mentoren',
      'A long table, no agenda, and a mentor on every third chair.',
      'Ein langer Tisch, kein Programm und auf jedem dritten Stuhl jemand, der berät.',
      'For everyone who takes part this season. Sit where you know nobody.',
      'Für alle, die in dieser Saison dabei sind. Setz dich dorthin, wo du niemanden kennst.',
      'Grow', 'onsite', false,
      '2025-01-08 19:00 Europe/Berlin'::timestamptz, '2025-01-08 22:00 Europe/Berlin'::timestamptz,
      'Leipzig', 'Augustusplatz 1, 04109 Leipzig', 'Old Post, reading room', 'Alte Post, Lesesaal', null, 90, null, 'members',
      'Appetite and one question.',
      'Hunger und eine Frage.',
      '',
      '',
      '',
      ''
    ),
    (
      'final', 'The final', 'Das Finale',
      'Eleven teams, one stage, and an audience that votes with its own money.',
      'Elf Teams, eine Bühne und ein Publikum, das mit eigenem Geld abstimmt.',
      'Doors open at five. Families are welcome, the stream is open to everyone.',
      'Einlass ist ab fünf. Familien sind willkommen, der Stream ist für alle offen.',
      'Grow', 'hybrid', true,
      '2025-01-16 18:00 Europe/Berlin'::timestamptz, '2025-01-16 22:00 Europe/Berlin'::timestamptz,
      'Karlsruhe', 'Messeallee 1, 76287 Rheinstetten', 'Exhibition Hall 2', 'Messehalle 2', 'https://live.example.org/final', 1400, null, 'public',
      'Everyone who helped you.',
      'Alle, die euch geholfen haben.',
      E'18:00 Eleven teams, four minutes each\n20:00 The audience votes\n21:00 The verdict\n21:30 Everyone on the stage',
      E'18:00 Elf Teams, je vier Minuten\n20:00 Das Publikum stimmt ab\n21:00 Das Urteil\n21:30 Alle auf die Bühne',
      '',
      ''
    )
) as e (
  slug, title_en, title_de, summary_en, summary_de, body_en, body_de, category, mode, mandatory, starts_at, ends_at, city,
  street, place_en, place_de, url, capacity_onsite, capacity_online, visibility, bring_en, bring_de, agenda_en, agenda_de,
  hosts_en, hosts_de
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
