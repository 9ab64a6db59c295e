/**
 * Words of cardinal numbers that add up ('fünf und zwanzig') or multiply what stands before them (from 100). German
 * compounds are split into these words.
 */
export const cardinals: Readonly<Record<string, number>> = valuesOf(`
  one 1 two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14
  fifteen 15 sixteen 16 seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70
  eighty 80 ninety 90 hundred 100 thousand 1000 million 1000000
  ein 1 eins 1 eine 1 zwei 2 drei 3 vier 4 fünf 5 fuenf 5 sechs 6 sieben 7 acht 8 neun 9 zehn 10 elf 11 zwölf 12 zwoelf 12
  dreizehn 13 vierzehn 14 fünfzehn 15 sechzehn 16 siebzehn 17 achtzehn 18 neunzehn 19 zwanzig 20 dreißig 30 dreissig 30
  anderthalb 1.5 vierzig 40 fünfzig 50 fuenfzig 50 sechzig 60 siebzig 70 achtzig 80 neunzig 90 hundert 100 tausend 1000 millionen 1000000
  un 1 une 1 deux 2 trois 3 quatre 4 cinq 5 sept 7 huit 8 neuf 9 dix 10 onze 11 douze 12 treize 13 quatorze 14 quinze 15
  seize 16 vingt 20 vingts 20 trente 30 quarante 40 cinquante 50 soixante 60 septante 70 octante 80 nonante 90 cent 100
  cents 100 mille 1000 millions 1000000 quatre-vingt 80 quatre-vingts 80
  uno 1 una 1 dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14
  quince 15 dieciséis 16 diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiún 21 veintiuno 21 veintiuna 21 veintidós 22 veintitrés 23 veinticuatro 24 veinticinco 25
  veintiséis 26 veintisiete 27 veintiocho 28 veintinueve 29 veintiun 21 veintidos 22 veintitres 23 veintiseis 26 dieciseis 16 treinta 30 cuarenta 40
  cincuenta 50 sesenta 60 setenta 70 ochenta 80 noventa 90 cien 100 ciento 100 doscientos 200 doscientas 200
  trescientos 300 trescientas 300 cuatrocientos 400 cuatrocientas 400 quinientos 500 quinientas 500 seiscientos 600
  seiscientas 600 setecientos 700 setecientas 700 ochocientos 800 ochocientas 800 novecientos 900 novecientas 900
  mil 1000 millón 1000000 millones 1000000
  hunner 100 hunnert 100 zwo 2 zwoa 2 fuffzehn 15 fuchzehn 15 zwanzich 20 zwanzg 20 dreißich 30 dreißg 30 vierzich 40
  vierzg 40 fuffzig 50 fuffzich 50 fuffzg 50 fuchzig 50 fuchzg 50 fünfzich 50 fünfzg 50 füfzg 50 sechzich 60 sechzg 60
  siebzich 70 siebzg 70 achtzich 80 achtzg 80 achzig 80 achzich 80 achzg 80 neunzich 90 neunzg 90`)

/** Names of notes and sums, which the number before them multiplies: 'a tenner', 'zwei Fuffis'. */
export const noteValues: Readonly<Record<string, number>> = valuesOf(`
  fiver 5 tenner 10
  fünfer 5 zehner 10 zwanziger 20 zwanzger 20 zwanni 20 fünfziger 50 fünfzger 50 fuffziger 50 fuffzger 50 fuchzger 50
  fuffi 50 fuffis 50 hunderter 100 hunni 100 hunnis 100 tausender 1000 tausi 1000 riesen 1000`)

/** The values of words, each with its value behind it. */
function valuesOf(list: string): Record<string, number> {
  return Object.fromEntries(
    list
      .trim()
      .split(/\s+/)
      .flatMap((word, i, all) => (i % 2 === 0 ? [[word, Number(all[i + 1])]] : [])),
  )
}

/** 'Six and a half thousand', 'zweieinhalbtausend', 'half a grand', 'ein halber Tausender' */
export const halves = 'and a half | einhalb | half | halbe[nr]'
