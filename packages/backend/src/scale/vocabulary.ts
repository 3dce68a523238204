// What made-up people and teams are called and say. Lists of lengths without a common divisor mix best.

// prettier-ignore
export const FIRST_NAMES = ['Malin', 'Emre', 'Liv', 'Samir', 'Kaja', 'Jörg', 'Gesa', 'Bruno', 'Yusra', 'Tomasz', 'Nele', 'Milo', 'Ilka', 'Aurel', 'Fenja', 'Joris', 'Selma', 'Okke', 'Rümeysa', 'Veit', 'Zoë', 'André', 'Käthe', 'Chidi', 'Ayşe', 'Łukasz', 'Noor', 'Björn', 'Inês', 'Mateo', 'Amélie', 'Hao', 'Priya', 'Sören', 'Dilara', 'Anselm', 'Greta'];
// prettier-ignore
export const LAST_NAMES = ['Straub', 'Tannhof', 'Kühne', 'Haddouk', 'Brinkhus', 'Trannert', 'Holtwick', 'Hasselt', 'Belkarim', 'Wielandt', 'Osterkamp', 'Harrach', 'Brandau', 'Quermann', 'Lindholt', 'Sievering', 'Marwede', 'Ulfers', 'Pahlke', 'Dornseif', 'Kestrin', 'Wennigsen', 'Abendroth', 'Müller-Ihde', 'Yıldız', 'Nowakowska', 'Okonkwo', 'Grünwald', 'Çelik', 'Faßbender', 'Østergaard', 'Vögele', 'Adeyemi', 'Castañeda', 'Dvořák', 'Ehrenfried', 'Jäger', 'Lefèvre', 'Moreau', 'Petrović', 'Rauschenbach', 'Schönfelder', 'Tran'];
export const HOMELANDS = ['Germany', 'Austria', 'Poland', 'Türkiye', 'Morocco', 'Denmark', 'Netherlands'];
// prettier-ignore
export const STUDIES = ['Industrial Engineering', 'Computer Science', 'Product Design', 'Business Administration', 'Mechanical Engineering', 'Psychology', 'Food Technology', 'Law', 'Media Informatics', 'Architecture', 'Physics', 'Nursing Science', 'Economics'];
// prettier-ignore
export const UNIVERSITIES = [['Riverside University', 'Germany'], ['Hanse Technical University', 'Germany'], ['Danube School of Design', 'Austria'], ['Northern Applied Sciences', 'Denmark'], ['Vistula Polytechnic', 'Poland']] as const;
// prettier-ignore
export const CITIES = ['Karlsruhe', 'Köln', 'München', 'Leipzig', 'Hamburg', 'Bremen', 'Tübingen', 'Graz', 'Aarhus', 'Kraków', 'Berlin'];
export const GENDERS = ['female', 'male', 'non-binary', null];
// prettier-ignore
export const SKILLS = ['web', 'mobile', 'backend', 'data', 'machine_learning', 'electronics', 'mechanics', 'interface_design', 'user_research', 'branding', 'writing', 'sales', 'marketing', 'finance', 'law', 'strategy', 'pitching', 'interviewing', 'food', 'energy', 'education', 'health', 'mobility'];
// prettier-ignore
export const BIOS = ['Wants to build something that people pay for before Christmas.', 'Looking for two people who like to talk to strangers.', 'Has soldered more than slept.', 'Writes first, codes later.', '', 'Two semesters of field work in care homes; knows what a night shift is like and which forms nobody reads.', 'Runs the repair café on Thursdays.'];
// prettier-ignore
export const QUALIFICATIONS = ['Ran a student shop', 'Two years of working student', 'Won a regional contest', null, 'Trained carpenter'];
// prettier-ignore
export const WISHES = ['A team that ships before it talks.', 'Somebody who sells what I build.', 'An idea about energy that is not an app.', null, 'Two patient people and a workshop.', 'A captain with a plan for the first ten customers.'];

// prettier-ignore
export const EVENT_KINDS = ['Clinic:', 'An evening on', 'One hour of', 'Workshop:', 'Talk:', 'Open table:', 'Field trip:'];
// prettier-ignore
export const EVENT_TOPICS = ['first prices', 'asking strangers', 'paper prototypes', 'patents', 'contracts', 'pitching', 'unit economics', 'market stands', 'packaging', 'supply chains', 'data protection', 'hiring friends', 'saying no'];
// prettier-ignore
export const TEAM_FIRST = ['Leise', 'Flinke', 'Kluge', 'Helle', 'Wilde', 'Stille', 'Runde', 'Warme', 'Kühle', 'Blaue', 'Grüne', 'Rote', 'Frühe', 'Späte', 'Neue', 'Alte', 'Kleine', 'Große', 'Offene', 'Ehrliche', 'Freie', 'Feine', 'Starke', 'Leichte', 'Tiefe', 'Hohe', 'Weite', 'Bunte', 'Klare', 'Schnelle', 'Ruhige', 'Mutige'];
// prettier-ignore
export const TEAM_SECOND = ['Werft', 'Kammer', 'Linse', 'Brücke', 'Mühle', 'Quelle', 'Feder', 'Spule', 'Bremse', 'Lampe', 'Kiste', 'Wolke', 'Schraube', 'Leiter', 'Tasche', 'Bank', 'Küche', 'Farm', 'Karte', 'Welle', 'Saite', 'Fabrik', 'Wiese', 'Treppe', 'Ernte', 'Uhr', 'Zange', 'Bürste', 'Schale', 'Route', 'Kante', 'Antenne'];
// prettier-ignore
export const THINGS = ['A lamp that learns when', 'Shared cargo bikes for when', 'Flour from spent grain where', 'A lending shelf for tools where', 'Quiet paving stones where', 'A second life for batteries once', 'Meal plans that know what is left when'];
// prettier-ignore
export const OCCASIONS = ['care homes go to sleep.', 'bakeries close.', 'small workshops run out of hands.', 'students move flats.', 'villages lose their shop.', 'courtyards are too loud.', 'festivals pack up.', 'schools stay open in summer.', 'hospitals change shifts.', 'markets throw food away.', 'trains are late.'];
export const STAGES = ['idea', 'prototype', 'users', 'revenue'] as const;
export const INDUSTRIES = ['Food', 'Energy', 'Health', 'Mobility', 'Education', null];
// prettier-ignore
export const ROLES = [['Somebody who sells', ['sales', 'pitching']], ['A developer', ['web', 'backend']], ['Design from the first sketch', ['interface_design', 'user_research']], ['Numbers and contracts', ['finance', 'law']], ['Hands for the prototype', ['mechanics', 'electronics']], ['Somebody who writes', ['writing', 'marketing', 'branding']], ['Data work', ['data', 'machine_learning']]] as const;
