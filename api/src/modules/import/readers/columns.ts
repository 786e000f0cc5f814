import { type Category, categories, nameKey } from '@bucketeer/platform/text'
import type { ArchivedEntry } from '../../archive/format'
import type { Columns } from './upload'

/** The meanings that a column may have, with its headers in English, German and Arabic. They are tried in this order. */
const headers = {
  name: 'name,title,what,goal,wish,dream,experience,activity,adventure,item,task,titel,bezeichnung,was,ziel,wunsch,traum,erlebnis,aktivität,aufgabe,الاسم,اسم,العنوان,عنوان,الهدف,الأمنية,التجربة,النشاط,المهمة',
  description: 'description,details,about,summary,text,beschreibung,الوصف,وصف,التفاصيل',
  place:
    'place,location,city,town,address,where,destination,ort,stadt,adresse,wo,reiseziel,المكان,الموقع,المدينة',
  lat: 'lat,latitude,coordinates,position,gps,geo,breite,breitengrad,koordinaten,خط العرض,الإحداثيات',
  lng: 'lng,lon,long,longitude,länge,längengrad,خط الطول',
  country: 'country,land,البلد,الدولة',
  category: 'category,type,kind,kategorie,art,typ,الفئة,التصنيف,النوع',
  date: 'date,when,on,day,year,start,from,start date,date done,done on,completed on,visited on,datum,wann,tag,jahr,von,beginn,erledigt am,besucht am,التاريخ,تاريخ,متى,السنة,من',
  until: 'until,to,end,end date,last day,bis,ende,enddatum,letzter tag,إلى,حتى,تاريخ النهاية,اليوم الأخير',
  note: 'note,notes,comment,comments,remarks,review,memo,notiz,notizen,kommentar,bemerkung,ملاحظة,الملاحظة,ملاحظات,تعليق',
  bucket: 'bucket,list,collection,folder,group,liste,ordner,sammlung,gruppe,قائمة,القائمة,سلة,السلة,المجموعة',
  state:
    'state,status,done,done or not,completed,checked,finished,visited,erledigt,fertig,gemacht,gemacht oder nicht,besucht,zustand,الحالة,تم,تم أم لا,منجز',
}

export type ColumnName = keyof typeof headers
export const columnNames = Object.keys(headers) as ColumnName[]

const states: Record<ArchivedEntry['state'], string> = {
  done: 'done,yes,y,x,true,1,100%,complete,completed,finished,visited,checked,✓,✔,☑,✅,erledigt,ja,fertig,gemacht,besucht,abgeschlossen,wahr,تم,نعم,منجز,مكتمل',
  doing: 'doing,in progress,ongoing,started,läuft,in arbeit,begonnen,قيد التنفيذ',
  'let go':
    'let go,dropped,abandoned,cancelled,canceled,abgebrochen,verworfen,aufgegeben,losgelassen,ملغى,تخليت عنها',
}

const categoryNames: Record<Category, string> = {
  Chill: 'chill,relaxation,entspannung,استرخاء',
  Travel: 'travel,trip,reisen,reise,سفر',
  Activity: 'activity,activities,sport,aktivität,aktivitäten,نشاط,أنشطة',
}

const keysOf = (words: string) => new Set(words.split(',').map(nameKey))
function lookUp<Name extends string>(table: Record<Name, string>, names: readonly Name[]) {
  const keys = names.map((name) => [name, keysOf(table[name])] as const)
  return (text: string): Name | undefined => keys.find(([, words]) => words.has(nameKey(text)))?.[0]
}

export const stateOf = lookUp(states, ['done', 'doing', 'let go'])
export const categoryOf = lookUp(categoryNames, categories)

const columnKeys = columnNames.map((name) => [name, keysOf(headers[name])] as const)

/** Returns the meanings of columns by their headers: by the whole header, or else by a word of it, such as 'Date visited'. */
export function guessColumns(header: readonly string[]): Columns {
  const columns: Columns = {}
  const taken = new Set<number>()
  const isMeant = [
    (cell: string, words: Set<string>) => words.has(nameKey(cell)),
    (cell: string, words: Set<string>) =>
      nameKey(cell)
        .split(' ')
        .some((word) => word.length > 2 && words.has(word)),
  ]
  for (const matches of isMeant)
    for (const [name, words] of columnKeys) {
      if (columns[name] !== undefined) continue
      const index = header.findIndex((cell, index) => !taken.has(index) && matches(cell, words))
      if (index < 0) continue
      columns[name] = index
      taken.add(index)
    }
  return columns
}
