/** A finalist of a season before, as its story tells it. */
export interface PastFinalist {
  name: string;
  city: string;
  topic: string;
  /** One sentence, in English and German. */
  pitch: readonly [en: string, de: string];
  outcome: 'company' | 'sold' | 'goes_on' | 'ended';
  peopleToday?: number;
  /** What became of it. */
  today: readonly [en: string, de: string];
  place?: number;
}

/** A season before the one that is shown. */
export interface PastSeason {
  label: string;
  startsOn: string;
  students: number;
  teams: number;
  finalists: readonly PastFinalist[];
}

// prettier-ignore
export const PAST_SEASONS: readonly PastSeason[] = [
  { label: 'GROW 23/24', startsOn: '2023-11-06', students: 1019, teams: 212, finalists: [
    { name: 'Tauwerk', city: 'Kiel', topic: 'Materials', pitch: ['Rope spun from fishing nets that were thrown away.', 'Seil aus Fischernetzen, die niemand mehr wollte.'], outcome: 'company', peopleToday: 9, place: 1, today: ['A limited company since June. Four founders, five more on the floor, 31 yards on the Baltic. They still borrow the winder from the theatre.', 'Seit Juni eine GmbH. Vier, die gegründet haben, fünf mehr in der Halle, 31 Werften an der Ostsee. Die Wickelmaschine leiht weiter das Theater.'] },
    { name: 'Lichthof', city: 'Dresden', topic: 'Light', pitch: ['Daylight for rooms without windows', 'Tageslicht für Räume ohne Fenster'], outcome: 'company', peopleToday: 5, place: 2, today: ['Two clinics and a bakery work in their light.', 'Zwei Kliniken und eine Bäckerei arbeiten in ihrem Licht.'] },
    { name: 'Feuchtfuß', city: 'Hamburg', topic: 'Hardware', pitch: ['Sensors for wet cellars', 'Sensoren für feuchte Keller'], outcome: 'company', peopleToday: 6, place: 3, today: ['Sold by 40 building supply shops in the north.', '40 Baumärkte im Norden verkaufen sie.'] },
    { name: 'Brotzeit', city: 'Freiburg', topic: 'Food', pitch: ['Bakery bread for tomorrow, ordered today', 'Brot für morgen, heute beim Bäcker bestellt'], outcome: 'sold', today: ['A cooperative of bakers bought it and runs it in three cities.', 'Eine Genossenschaft von Bäckereien hat es gekauft und betreibt es in drei Städten.'] },
    { name: 'Wegweiser', city: 'Leipzig', topic: 'Access', pitch: ['Bus stops that read themselves aloud', 'Haltestellen, die sich selbst vorlesen'], outcome: 'goes_on', today: ['Eleven stops speak. The city decides in spring.', 'Elf Haltestellen sprechen. Im Frühjahr entscheidet die Stadt.'] },
    { name: 'Klangholz', city: 'Jena', topic: 'Craft', pitch: ['Violins from local wood', 'Geigen aus Holz von hier'], outcome: 'goes_on', today: ['Six violins are played; a seventh dries.', 'Sechs Geigen werden gespielt, die siebte trocknet.'] },
    { name: 'Pausenhof', city: 'Aachen', topic: 'Food', pitch: ['School meals without a till', 'Schulessen ohne Kasse'], outcome: 'ended', today: ['Ended in August: schools buy once a year, and the money lasted for ten months.', 'Im August beendet: Schulen kaufen einmal im Jahr, und das Geld reichte für zehn Monate.'] },
    { name: 'Siebdruck', city: 'Karlsruhe', topic: 'Materials', pitch: ['Ink from coffee grounds', 'Farbe aus Kaffeesatz'], outcome: 'company', peopleToday: 4, today: ['Three printers use it for everything brown.', 'Drei Druckereien drucken damit alles, was braun ist.'] },
    { name: 'Nachlauf', city: 'Trier', topic: 'Mobility', pitch: ['Finds the last bus for night shifts', 'Findet den letzten Bus nach der Nachtschicht'], outcome: 'ended', today: ['Ended when the timetable service built the same. They say so with a grin.', 'Beendet, als die Fahrplanauskunft dasselbe baute. Sie sagen es mit einem Grinsen.'] },
    { name: 'Eisbrecher', city: 'Rostock', topic: 'Language', pitch: ['First lessons of German by phone', 'Die ersten Deutschstunden am Telefon'], outcome: 'goes_on', today: ['260 people learn with 31 volunteers.', '260 Leute lernen mit 31 Freiwilligen.'] },
    { name: 'Hofkarte', city: 'Chemnitz', topic: 'Food', pitch: ['One card for twelve farm shops', 'Eine Karte für zwölf Hofläden'], outcome: 'company', peopleToday: 3, today: ['Nineteen shops by now, and one card for all of them.', 'Inzwischen neunzehn Läden und eine Karte für alle.'] },
  ] },
  { label: 'GROW 22/23', startsOn: '2022-11-07', students: 894, teams: 187, finalists: [
    { name: 'Restlaufzeit', city: 'Aachen', topic: 'Energy', pitch: ['Second life for bicycle batteries, tested and labelled.', 'Ein zweites Leben für Fahrradakkus, geprüft und beschriftet.'], outcome: 'company', peopleToday: 14, place: 1, today: ['They test 900 batteries a month in a former dairy.', 'In einer alten Molkerei prüfen sie 900 Akkus im Monat.'] },
    { name: 'Gleisbett', city: 'Leipzig', topic: 'Climate', pitch: ['Herbs between tram tracks', 'Kräuter zwischen Straßenbahngleisen'], outcome: 'goes_on', place: 2, today: ['400 metres of thyme on line 11.', '400 Meter Thymian auf der Linie 11.'] },
    { name: 'Fundstelle', city: 'Hannover', topic: 'Civic', pitch: ['Lost things in one list', 'Verlorenes in einer Liste'], outcome: 'sold', place: 3, today: ['A railway bought it; it finds 70 umbrellas a week.', 'Eine Bahn hat es gekauft. Es findet 70 Schirme in der Woche.'] },
    { name: 'Mundart', city: 'Karlsruhe', topic: 'Access', pitch: ['Dialects for hearing aids', 'Dialekte für Hörgeräte'], outcome: 'company', peopleToday: 7, today: ['Swabian, Saxon and Low German are understood.', 'Schwäbisch, Sächsisch und Platt werden verstanden.'] },
    { name: 'Zwischenmiete', city: 'Hamburg', topic: 'Space', pitch: ['Empty shops for six weeks', 'Leere Läden für sechs Wochen'], outcome: 'company', peopleToday: 5, today: ['130 shops were let, most of them twice.', '130 Läden wurden vermietet, die meisten zweimal.'] },
    { name: 'Rohbau', city: 'Dresden', topic: 'Materials', pitch: ['Walls from demolition clay', 'Wände aus Abbruchlehm'], outcome: 'goes_on', today: ['A kindergarten stands. The next wall waits for its permit.', 'Ein Kindergarten steht. Die nächste Wand wartet auf ihre Zulassung.'] },
    { name: 'Kaltluft', city: 'Freiburg', topic: 'Climate', pitch: ['Maps where a city cools at night', 'Zeigt, wo eine Stadt nachts abkühlt'], outcome: 'goes_on', today: ['Four cities plan their trees with it.', 'Vier Städte planen damit ihre Bäume.'] },
    { name: 'Nachtisch', city: 'Bremen', topic: 'Food', pitch: ['Desserts from fruit that is too ripe to sell', 'Nachtisch aus Obst, das zu reif zum Verkaufen ist'], outcome: 'ended', today: ['Ended after two summers: there is no fruit in February.', 'Nach zwei Sommern beendet: Im Februar gibt es kein Obst.'] },
    { name: 'Stimmgabel', city: 'Weimar', topic: 'Craft', pitch: ['Tunes a piano while nobody is there', 'Stimmt ein Klavier, während niemand da ist'], outcome: 'ended', today: ['Ended: pianos are lonelier than we thought, and their owners are not.', 'Beendet: Klaviere sind einsamer als gedacht, ihre Leute nicht.'] },
    { name: 'Querbeet', city: 'Kassel', topic: 'Space', pitch: ['Garden plots for one season', 'Gartenbeete für eine Saison'], outcome: 'goes_on', today: ['84 plots, none of them empty.', '84 Beete, keins davon leer.'] },
    { name: 'Laufmasche', city: 'Chemnitz', topic: 'Textiles', pitch: ['Mends tights by post', 'Stopft Strumpfhosen per Post'], outcome: 'sold', today: ['A mill took it over, with the machine and the name.', 'Eine Strickerei hat es übernommen, mit Maschine und Namen.'] },
  ] },
];

/** Topics in German, by their English names. */
export const GERMAN_TOPICS: Readonly<Record<string, string>> = {
  Materials: 'Werkstoffe',
  Light: 'Licht',
  Hardware: 'Technik',
  Food: 'Essen',
  Access: 'Teilhabe',
  Craft: 'Handwerk',
  Mobility: 'Mobilität',
  Language: 'Sprache',
  Energy: 'Energie',
  Climate: 'Klima',
  Civic: 'Gemeinwesen',
  Space: 'Raum',
  Textiles: 'Textilien',
};
