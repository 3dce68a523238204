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

insert into public.season_weeks (season_id, week, verb_en, verb_de, task_en, task_de)
select s.id, w.*
from public.seasons s
cross join (
  values
    (
      1, 'Enter', 'Einsteigen',
      'Kick-off, everywhere on the same evening. Find your people and name the problem.',
      'Kick-off, überall am selben Abend. Finde deine Leute und benenne das Problem.'
    ),
    (
      2, 'Listen', 'Lauschen',
      'Talk to ten people who have the problem. Sell them nothing.',
      'Sprich mit zehn Menschen, die das Problem haben. Verkauf ihnen nichts.'
    ),
    (
      3, 'Edit', 'Eingrenzen',
      'Cut down to one customer and one problem. The rest goes in a drawer.',
      'Eine Zielgruppe, ein Problem. Der Rest kommt in die Schublade.'
    ),
    (
      4, 'Verify', 'Verifizieren',
      'Find the number that could end the idea, and check that one first.',
      'Finde die Zahl, die deine Idee beenden könnte, und prüf sie zuerst.'
    ),
    (
      5, 'Engineer', 'Entwickeln',
      'Build something a stranger can use without you in the room.',
      'Bau etwas, das Fremde benutzen können, ohne dass du im Raum bist.'
    ),
    (
      6, 'Notice', 'Notieren',
      'Watch five strangers use it. Keep quiet. Write everything down.',
      'Sieh fünf Fremden beim Benutzen zu. Schweig. Schreib alles auf.'
    ),
    (
      7, 'Weigh', 'Wägen',
      'Half-time. A jury weighs your evidence and leaves the slides alone.',
      'Halbzeit. Eine Jury wägt deine Belege und lässt die Folien liegen.'
    ),
    (
      8, 'Exhale', 'Erholen',
      'No deadline. Sleep, eat, and let the test run without you.',
      'Keine Frist. Schlaf, iss, und lass den Test ohne dich laufen.'
    ),
    (
      9, 'Exchange', 'Einholen',
      'Ask for money, time or data. A yes has to cost them something.',
      'Bitte um Geld, Zeit oder Daten. Ein Ja muss die anderen etwas kosten.'
    ),
    (
      10, 'Keep', 'Kürzen',
      'Keep what worked and do it twice. Drop what did not.',
      'Behalte, was gewirkt hat, und mach es doppelt. Kürz den Rest.'
    ),
    (
      11, 'Show', 'Sagen',
      'The final. Eleven teams, one stage, and everybody who helped in the hall.',
      'Das Finale. Elf Teams, eine Bühne. Sag, was du belegen kannst.'
    )
) as w (week, verb_en, verb_de, task_en, task_de)
where s.label = 'GROW 24/25'
on conflict (season_id, week) do nothing;

-- A week opens on Monday and is due on Sunday; half-time and the final ask for it on the evening before, and take what is late
-- until the halls open. Days are counted from the season's first and meant as Berlin's clock has them.
insert into public.milestones (
  season_id, week, title_en, title_de, must_prove_en, must_prove_de, good_one_en, good_one_de, leave_out_en, leave_out_de,
  opens_at, due_at, grace_minutes
)
select
  s.id, m.week, m.title_en, m.title_de, m.must_prove_en, m.must_prove_de, m.good_one_en, m.good_one_de, m.leave_out_en,
  m.leave_out_de, (s.starts_on + 7 * (m.week - 1))::timestamp at time zone 'Europe/Berlin',
  (s.starts_on + m.due_day - 1 + time '23:59') at time zone 'Europe/Berlin', m.grace_minutes
from public.seasons s
cross join (
  values
    (
      1, 7, 1440, 'One sentence about the problem', 'Ein Satz über das Problem',
      'That somebody has the problem, and that you can name it without naming your solution.',
      'Dass jemand das Problem hat und ihr es benennen könnt, ohne eure Lösung zu nennen.',
      'One sentence: who, when, and what it costs them. A stranger understands it at once.',
      'Ein Satz: wer, wann, und was es kostet. Fremde verstehen ihn sofort.',
      'Your product, its name, and the size of the market.',
      'Euer Produkt, seinen Namen und die Größe des Marktes.'
    ),
    (
      2, 14, 1440, 'Notes from ten interviews', 'Notizen aus zehn Gesprächen',
      'That ten people have the problem, in words that are theirs.',
      'Dass zehn Menschen das Problem haben, in deren eigenen Worten.',
      'What they did last time, not what they would do some day. One quote from each.',
      'Was sie beim letzten Mal getan haben, nicht, was sie irgendwann tun würden. Von allen ein Zitat.',
      'Your idea. Whoever has heard it answers politely.',
      'Eure Idee. Wer sie kennt, antwortet höflich.'
    ),
    (
      3, 21, 1440, 'Customer profile, one page', 'Kundenprofil, eine Seite',
      'That you have decided: one customer, one problem, and you know whom you leave out.',
      'Dass ihr entschieden habt: eine Zielgruppe, ein Problem, und ihr wisst, wen ihr weglasst.',
      'One page about one person: their week, their budget, the moment it goes wrong.',
      'Eine Seite über eine Person: ihre Woche, ihr Budget, der Moment, in dem es schiefgeht.',
      'The second customer, and every feature.',
      'Die zweite Zielgruppe und alle Funktionen.'
    ),
    (
      4, 28, 1440, 'Riskiest assumption and its result', 'Riskanteste Annahme und ihr Ergebnis',
      'That you know which number could end the idea, and have looked at it.',
      'Dass ihr wisst, welche Zahl die Idee beenden könnte, und dass ihr sie angesehen habt.',
      'One assumption, one number, one way to check it. A bad result counts as much as a good one.',
      'Eine Annahme, eine Zahl, ein Weg, sie zu prüfen. Ein schlechtes Ergebnis zählt so viel wie ein gutes.',
      'Assumptions that change nothing, however they turn out.',
      'Annahmen, die nichts ändern, egal wie sie ausgehen.'
    ),
    (
      5, 35, 1440, 'Prototype and a 60-second film', 'Prototyp und 60 Sekunden Film',
      'That a stranger can use it while none of you is in the room.',
      'Dass Fremde es benutzen können, während niemand von euch im Raum ist.',
      'It takes a stranger five minutes, and the film shows hands.',
      'Fremde brauchen fünf Minuten, und der Film zeigt Hände.',
      'Logo, price and pitch. Their weeks are still to come.',
      'Logo, Preis und Pitch. Deren Wochen kommen noch.'
    ),
    (
      6, 42, 1440, 'Five test protocols', 'Fünf Testprotokolle',
      'That you watched five strangers and wrote down what they did.',
      'Dass ihr fünf Fremden zugesehen und aufgeschrieben habt, was sie getan haben.',
      'A page each: what they tried, where they got stuck, and what they said there.',
      'Je eine Seite: was sie versucht haben, wo sie hängen geblieben sind und was sie da gesagt haben.',
      'What you explained to them. Whatever needs explaining is a finding.',
      'Was ihr ihnen erklärt habt. Was man erklären muss, ist ein Befund.'
    ),
    (
      7, 45, 480, 'Half-time pitch, four minutes', 'Halbzeit-Pitch, vier Minuten',
      'That what you found out carries four more weeks.',
      'Dass das, was ihr herausgefunden habt, vier weitere Wochen trägt.',
      'Three findings, and one thing that you do differently because of them. Four minutes, not five.',
      'Drei Befunde und eine Sache, die ihr deswegen anders macht. Vier Minuten, nicht fünf.',
      'Slides without evidence, and sales of the fifth year.',
      'Folien ohne Belege und Umsätze des fünften Jahres.'
    ),
    (
      9, 63, 1440, 'Market test, first results', 'Markttest, erste Ergebnisse',
      'That somebody gave you money, time or data for it.',
      'Dass euch jemand Geld, Zeit oder Daten dafür gegeben hat.',
      'The number you needed, written down before the test, beside the one you got. A no with a reason counts.',
      'Die Zahl, die ihr gebraucht hättet, vor dem Test notiert, neben der, die herauskam. Ein Nein mit Grund zählt.',
      'Likes, praise and promises. They cost nobody anything.',
      'Likes, Lob und Versprechen. Sie kosten niemanden etwas.'
    ),
    (
      10, 70, 1440, 'Traction sheet', 'Eure Zahlen auf einer Seite',
      'That you know what worked, and that it worked twice.',
      'Dass ihr wisst, was gewirkt hat, und dass es zweimal gewirkt hat.',
      'One page with a number for each week since the first, the bad weeks too.',
      'Eine Seite mit einer Zahl für jede Woche seit der ersten, auch für die schlechten.',
      'Sums that can only rise, and numbers that nobody can check.',
      'Summen, die nur steigen können, und Zahlen, die niemand prüfen kann.'
    ),
    (
      11, 73, 480, 'The final itself', 'Das Finale selbst',
      'That what you say on the stage is true without you.',
      'Dass wahr ist, was ihr auf der Bühne sagt, auch ohne euch.',
      'Four minutes, one claim, and the evidence for it.',
      'Vier Minuten, eine Behauptung und die Belege dafür.',
      'Thanks. There is time for them after the verdict.',
      'Den Dank. Für ihn ist nach dem Urteil Zeit.'
    )
) as m (
  week, due_day, grace_minutes, title_en, title_de, must_prove_en, must_prove_de, good_one_en, good_one_de, leave_out_en,
  leave_out_de
)
where s.label = 'GROW 24/25'
on conflict (season_id, week) do nothing;

insert into public.milestone_parts (
  milestone_id, position, key, kind, is_required, label_en, label_de, hint_en, hint_de, max_characters, max_count, max_bytes,
  media_types
)
select
  m.id, p.position, p.key, p.kind, p.is_required, p.label_en, p.label_de, p.hint_en, p.hint_de, p.max_characters, p.max_count,
  case p.kind when 'file' then 50000000 when 'film' then 200000000 end, p.media_types::text[]
from public.seasons s
join public.milestones m on m.season_id = s.id
join (
  values
    (
      1, 1, 'problem', 'text', true, 'The problem in one sentence', 'Das Problem in einem Satz',
      'Who has it, when, and what it costs them.', 'Wer es hat, wann, und was es kostet.', 240, null::integer, null
    ),
    (
      1, 2, 'people', 'text', false, 'Who has it', 'Wer es hat',
      'Three people whom you could call tomorrow. First names will do.',
      'Drei Menschen, die ihr morgen anrufen könntet. Vornamen reichen.', 400, null, null
    ),
    (
      2, 1, 'notes', 'file', true, 'Notes of the ten talks', 'Notizen der zehn Gespräche',
      'One file, or one for each talk. Handwriting is fine if it can be read.',
      'Eine Datei oder eine je Gespräch. Handschrift ist gut, wenn man sie lesen kann.', null, 10,
      '{application/pdf,image/jpeg,image/png,text/plain}'
    ),
    (
      2, 2, 'surprise', 'text', true, 'What you did not expect', 'Was ihr nicht erwartet habt',
      'The one thing that you believe less than on Monday.', 'Das Eine, woran ihr weniger glaubt als am Montag.', 600, null, null
    ),
    (
      3, 1, 'profile', 'file', true, 'The profile', 'Das Profil',
      'One page. A photo of the paper is enough.', 'Eine Seite. Ein Foto vom Papier reicht.', null, 1,
      '{application/pdf,image/jpeg,image/png}'
    ),
    (
      3, 2, 'drawer', 'text', false, 'What went into the drawer', 'Was in die Schublade kam',
      'Whom and what you leave out, and what would take it out again.',
      'Wen und was ihr weglasst, und was es wieder herausholen würde.', 400, null, null
    ),
    (
      4, 1, 'assumption', 'text', true, 'The assumption', 'Die Annahme',
      'One sentence with a number in it that somebody else could check.',
      'Ein Satz mit einer Zahl darin, die andere prüfen könnten.', 240, null, null
    ),
    (
      4, 2, 'result', 'text', true, 'What came out', 'Was herauskam',
      'How you checked it, the number, and what you do now.', 'Wie ihr geprüft habt, die Zahl, und was ihr jetzt tut.', 600, null, null
    ),
    (
      4, 3, 'evidence', 'tests', false, 'Evidence from your tests', 'Belege aus euren Tests',
      'Quote the tests that the number comes from.', 'Zitiert die Tests, aus denen die Zahl kommt.', null, 3, null
    ),
    (
      5, 1, 'claim', 'text', true, 'What the prototype must prove', 'Was der Prototyp zeigen muss',
      'One sentence that a stranger could check.', 'Ein Satz, den Fremde prüfen könnten.', 240, null, null
    ),
    (
      5, 2, 'prototype', 'file', true, 'Prototype', 'Prototyp',
      'Whatever a stranger would pick up, or pictures of it.', 'Was Fremde in die Hand nehmen würden, oder Bilder davon.', null, 6,
      '{application/pdf,application/zip,image/jpeg,image/png,image/webp}'
    ),
    (
      5, 3, 'clickable', 'link', false, 'Link to something clickable', 'Link zum Anklicken',
      'If it opens without an account.', 'Wenn er sich ohne Konto öffnet.', null, 1, null
    ),
    (
      5, 4, 'film', 'film', true, '60-second film', '60 Sekunden Film',
      'A stranger uses it. Nobody explains anything.', 'Jemand Fremdes benutzt ihn. Niemand erklärt etwas.', null, 1,
      '{video/mp4,video/quicktime}'
    ),
    (
      5, 5, 'evidence', 'tests', false, 'Evidence from your tests', 'Belege aus euren Tests',
      'Quote the tests that support your sentence.', 'Zitiert die Tests, die euren Satz stützen.', null, 5, null
    ),
    (
      6, 1, 'protocols', 'file', true, 'The five protocols', 'Die fünf Protokolle',
      'One file, or one for each test.', 'Eine Datei oder eine je Test.', null, 5,
      '{application/pdf,image/jpeg,image/png,text/plain}'
    ),
    (
      6, 2, 'finding', 'text', true, 'Where they got stuck', 'Wo sie hängen geblieben sind',
      'The place that most of them share, and what you change there.',
      'Die Stelle, die die meisten gemeinsam haben, und was ihr dort ändert.', 600, null, null
    ),
    (
      6, 3, 'evidence', 'tests', false, 'Evidence from your tests', 'Belege aus euren Tests',
      'Quote the five tests if you logged them.', 'Zitiert die fünf Tests, wenn ihr sie eingetragen habt.', null, 5, null
    ),
    (
      7, 1, 'claim', 'text', true, 'What you claim', 'Was ihr behauptet',
      'The sentence that the jury should remember.', 'Der Satz, den sich die Jury merken soll.', 240, null, null
    ),
    (
      7, 2, 'sheets', 'file', true, 'What you show', 'Was ihr zeigt',
      'As a PDF. The hall shows this file and no other.', 'Als PDF. Die Halle zeigt diese Datei und keine andere.', null, 1,
      '{application/pdf}'
    ),
    (
      7, 3, 'evidence', 'tests', true, 'The evidence', 'Die Belege',
      'Up to five tests. The jury reads them before you speak.',
      'Bis zu fünf Tests. Die Jury liest sie, bevor ihr sprecht.', null, 5, null
    ),
    (
      9, 1, 'tests', 'tests', true, 'The tests', 'Die Tests',
      'One is enough if somebody had to give something for it.', 'Einer reicht, wenn jemand etwas dafür geben musste.', null, 5, null
    ),
    (
      9, 2, 'price', 'text', true, 'What it cost them', 'Was es sie gekostet hat',
      'Money, time or data: how much, from how many, and who said no.',
      'Geld, Zeit oder Daten: wie viel, von wie vielen, und wer Nein gesagt hat.', 600, null, null
    ),
    (
      9, 3, 'receipts', 'file', false, 'Receipts', 'Nachweise',
      'Orders, sign-ups, letters. Black out names that you were not given for this.',
      'Bestellungen, Anmeldungen, Briefe. Schwärzt Namen, die ihr nicht dafür bekommen habt.', null, 5,
      '{application/pdf,image/jpeg,image/png,text/csv}'
    ),
    (
      10, 1, 'sheet', 'file', true, 'The sheet', 'Die Seite',
      'One page. A table is enough.', 'Eine Seite. Eine Tabelle reicht.', null, 1,
      '{application/pdf,image/png,text/csv}'
    ),
    (
      10, 2, 'dropped', 'text', true, 'What you dropped', 'Was ihr gestrichen habt',
      'And the number that decided it.', 'Und die Zahl, die es entschieden hat.', 400, null, null
    ),
    (
      10, 3, 'evidence', 'tests', false, 'Evidence from your tests', 'Belege aus euren Tests',
      'Quote the tests that worked twice.', 'Zitiert die Tests, die zweimal gewirkt haben.', null, 5, null
    ),
    (
      11, 1, 'sentence', 'text', true, 'Your team in one sentence', 'Euer Team in einem Satz',
      'It is read out before you come on.', 'Er wird vorgelesen, bevor ihr kommt.', 240, null, null
    ),
    (
      11, 2, 'sheets', 'file', true, 'What you show', 'Was ihr zeigt',
      'As a PDF. The hall shows this file and no other.', 'Als PDF. Die Halle zeigt diese Datei und keine andere.', null, 1,
      '{application/pdf}'
    ),
    (
      11, 3, 'film', 'film', false, 'Film for the stage', 'Film für die Bühne',
      'A minute at most, and it has to work without sound.', 'Höchstens eine Minute, und er muss ohne Ton funktionieren.', null, 1,
      '{video/mp4,video/quicktime}'
    )
) as p (
  week, position, key, kind, is_required, label_en, label_de, hint_en, hint_de, max_characters, max_count, media_types
) on p.week = m.week
where s.label = 'GROW 24/25'
on conflict (milestone_id, key) do nothing;

-- What a week takes, in the order in which one does it; a week that asks for nothing takes nothing.
insert into public.season_steps (season_id, week, position, weekday, key, is_hand_in, text_en, text_de)
select s.id, t.week, t.position, t.weekday, t.key, t.key = 'hand_in', t.text_en, t.text_de
from public.seasons s
cross join (
  values
    (1, 1, 1, 'find_people', 'Meet at the kick-off and swap numbers', 'Beim Kick-off treffen und Nummern tauschen'),
    (1, 2, 3, 'first_sentence', 'Write the problem down, each of you alone', 'Das Problem aufschreiben, alle für sich'),
    (1, 3, 4, 'three_people', 'Name three people who have it', 'Drei Menschen nennen, die es haben'),
    (1, 4, 6, 'stranger_reads', 'Let a stranger read the sentence', 'Jemand Fremdes den Satz lesen lassen'),
    (1, 5, 7, 'hand_in', 'Hand in', 'Abgeben'),
    (2, 1, 1, 'list_twenty', 'List twenty people to call', 'Zwanzig Menschen zum Anrufen auflisten'),
    (2, 2, 1, 'questions', 'Write five questions without your idea in them', 'Fünf Fragen ohne eure Idee darin schreiben'),
    (2, 3, 3, 'first_three', 'Hold the first three talks', 'Die ersten drei Gespräche führen'),
    (2, 4, 6, 'ten_talks', 'Hold all ten talks', 'Alle zehn Gespräche führen'),
    (2, 5, 7, 'compare_notes', 'Compare notes in one sitting', 'Notizen an einem Tisch vergleichen'),
    (2, 6, 7, 'hand_in', 'Hand in', 'Abgeben'),
    (3, 1, 1, 'sort_quotes', 'Sort the quotes into piles', 'Die Zitate in Stapel sortieren'),
    (3, 2, 2, 'choose_one', 'Choose one customer, and write down why', 'Eine Zielgruppe wählen und aufschreiben, warum'),
    (3, 3, 4, 'follow_a_day', 'Follow one of them for a day', 'Jemanden davon einen Tag lang begleiten'),
    (3, 4, 6, 'draw_profile', 'Draw the profile on one page', 'Das Profil auf eine Seite zeichnen'),
    (3, 5, 7, 'hand_in', 'Hand in', 'Abgeben'),
    (4, 1, 1, 'list_assumptions', 'List what has to be true', 'Auflisten, was wahr sein muss'),
    (4, 2, 2, 'riskiest', 'Pick the one that could end the idea', 'Die Annahme wählen, die die Idee beenden könnte'),
    (4, 3, 2, 'number_first', 'Write down the number you need, before you test', 'Die nötige Zahl notieren, bevor ihr testet'),
    (4, 4, 5, 'run_test', 'Run the test', 'Den Test durchführen'),
    (4, 5, 6, 'log_result', 'Log the result, whatever it is', 'Das Ergebnis eintragen, wie es auch ausfällt'),
    (4, 6, 7, 'hand_in', 'Hand in', 'Abgeben'),
    (5, 1, 1, 'claim', 'Write down what the prototype must prove', 'Aufschreiben, was der Prototyp zeigen muss'),
    (5, 2, 1, 'medium', 'Pick paper, clickable or physical', 'Papier, klickbar oder zum Anfassen wählen'),
    (5, 3, 2, 'bench', 'Book a bench for tonight', 'Für heute Abend eine Werkbank buchen'),
    (5, 4, 3, 'version_one', 'Build version one', 'Version eins bauen'),
    (5, 5, 5, 'outsider', 'Let one outsider use it', 'Jemand Außenstehendes benutzen lassen'),
    (5, 6, 6, 'film', 'Film 60 seconds, no talking', '60 Sekunden filmen, ohne zu reden'),
    (5, 7, 7, 'hand_in', 'Hand in', 'Abgeben'),
    (6, 1, 1, 'five_strangers', 'Find five strangers', 'Fünf Fremde finden'),
    (6, 2, 1, 'task_sheet', 'Write one task on a sheet', 'Eine Aufgabe auf ein Blatt schreiben'),
    (6, 3, 3, 'first_test', 'Watch the first one, and keep quiet', 'Der ersten Person zusehen und schweigen'),
    (6, 4, 6, 'all_tests', 'Watch all five', 'Allen fünf zusehen'),
    (6, 5, 7, 'stuck_places', 'Mark where they got stuck', 'Markieren, wo sie hängen geblieben sind'),
    (6, 6, 7, 'hand_in', 'Hand in', 'Abgeben'),
    (7, 1, 1, 'three_findings', 'Choose three findings', 'Drei Befunde wählen'),
    (7, 2, 2, 'pdf', 'Make the PDF for the hall', 'Das PDF für die Halle erstellen'),
    (7, 3, 2, 'rehearse', 'Rehearse twice with a clock', 'Zweimal mit der Uhr proben'),
    (7, 4, 3, 'hand_in', 'Hand in', 'Abgeben'),
    (7, 5, 4, 'slot', 'Be there half an hour before your slot', 'Eine halbe Stunde vor eurem Termin da sein'),
    (9, 1, 1, 'ask_price', 'Decide what a yes has to cost', 'Entscheiden, was ein Ja kosten muss'),
    (9, 2, 1, 'needed_number', 'Write down the number you need', 'Die nötige Zahl notieren'),
    (9, 3, 4, 'ask_ten', 'Ask ten people', 'Zehn Menschen fragen'),
    (9, 4, 6, 'no_reasons', 'Write down why the others said no', 'Aufschreiben, warum die anderen Nein sagten'),
    (9, 5, 7, 'hand_in', 'Hand in', 'Abgeben'),
    (10, 1, 1, 'pick_one', 'Pick the one thing that worked', 'Das Eine wählen, das gewirkt hat'),
    (10, 2, 4, 'do_again', 'Do it again', 'Es noch einmal machen'),
    (10, 3, 5, 'drop_one', 'Drop one thing that did not', 'Eines streichen, das nicht gewirkt hat'),
    (10, 4, 6, 'one_page', 'Put every week on one page', 'Jede Woche auf eine Seite bringen'),
    (10, 5, 7, 'hand_in', 'Hand in', 'Abgeben'),
    (11, 1, 1, 'one_claim', 'Choose one claim', 'Eine Behauptung wählen'),
    (11, 2, 2, 'final_pdf', 'Make the PDF for the stage', 'Das PDF für die Bühne erstellen'),
    (11, 3, 3, 'rehearsal', 'Rehearse in front of another team', 'Vor einem anderen Team proben'),
    (11, 4, 3, 'hand_in', 'Hand in', 'Abgeben')
) as t (week, position, weekday, key, text_en, text_de)
where s.label = 'GROW 24/25'
on conflict (season_id, week, key) do nothing;
