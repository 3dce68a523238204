// Made-up people and things; no real team, company or person is meant.
export const givenNames = ['Ada', 'Bilal', 'Charlotte', 'Deniz', 'Emil', 'Farah', 'Greta', 'Hanno', 'Ida', 'Jule', 'Kian', 'Lotte', 'Milo', 'Nele', 'Oskar', 'Pia', 'Quirin', 'Rosa', 'Samir', 'Thea', 'Umut', 'Vera', 'Wim', 'Xenia', 'Yara', 'Zoë', 'Jürgen', "D'Arcy", 'Søren', 'Łukasz']; // prettier-ignore
export const familyNames = ['Adler', 'Brandt', 'Çelik', 'Dietz', 'Ebert', 'Falk', 'Gruber', 'Heller', 'Ivanov', 'Jansen', 'Kessler', 'Lindner', 'Möller', 'Nowak', 'Oswald', 'Petersen', 'Quandt', 'Reuter', 'Schäfer', 'Tran', 'Ullrich', 'Vogt', 'Weiß', 'Yılmaz', 'Zander', 'von der Heide', "O'Neill", 'García López']; // prettier-ignore
export const cities = ['Karlsruhe', 'Mannheim', 'Heidelberg', 'Stuttgart', 'Freiburg', 'Ulm', 'Konstanz', 'Tübingen', 'Berlin', 'München']; // prettier-ignore
export const universities = ['KIT', 'Universität Mannheim', 'Universität Heidelberg', 'Universität Stuttgart', 'Hochschule Karlsruhe', 'DHBW Mannheim', 'Universität Freiburg', 'TU München']; // prettier-ignore
export const studies = ['Informatik', 'Mechanical engineering', 'Business', 'Industrial design', 'Physics', 'Psychology', 'Chemistry', 'Law']; // prettier-ignore
export const verbs = ['Spring', 'Fold', 'Carry', 'Lend', 'Mend', 'Share', 'Measure', 'Warm', 'Sort', 'Count', 'Brew', 'Plant']; // prettier-ignore
export const nouns = ['lamp', 'crate', 'bike', 'kettle', 'shelf', 'ladder', 'garden', 'invoice', 'bench', 'roof', 'battery', 'pantry']; // prettier-ignore
