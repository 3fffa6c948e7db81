/**
 * English that is no Spanish word as well: what buttons, tables and sentences are made of. Words such
 * as «error», «no», «total» or «once» are both, and say nothing; nor does «20% OFF», as shops write it.
 */
export const ENGLISH: ReadonlySet<string> = new Set(
  `about above account action actions active add added after again all allow already always and any
  anything are asset assets at available back because been before below between both browse but by
  cancel cannot caption changed changes check choose click close collapse common confirm contain
  content copied copy could create created credentials crop current date default delete deleted
  description desktop details did discard display displayed do document documents does done down
  download drag drop duplicate each edit empty enabled enter entries entry every expand
  failed false fetch field fields file files filter filters first folder folders following for
  forbidden forgot found from full go grid had has have heading help here hidden hide home how if
  inactive information input internal into invalid is item items it its keep label language last
  layout learn left less library link list load loading location locked login logout manage
  menu message missing mobile modal mode more move must my name never new next none not nothing now
  of offline on one only open options or order other our out over page password pending per
  permission permissions phone picture pictures please position preview previous profile publish
  published read redo refresh release relation relations reload remove replace request required
  reset restore results retry right role row rows save saved schedule search see select selected
  selection server settings should show showing sign site size skip some something sort start state
  status still submit success successfully tab table text than that the their them then there these
  they this those through time title to toggle token too too type unauthorized undo unknown
  unpublish until up update updated upload uploaded uploads use user users value values version
  versions view want warning was website welcome were what when where which who why will window with
  without wrong year yes yet you your`.split(/\s+/),
)

/** What whoever built the panel calls things: staff have shops, offers and fields. */
export const JARGON: ReadonlySet<string> = new Set(
  `entrada entradas componente componentes slug slugs asset assets plugin plugins despublicar
  despublicado despublicados despublicada`.split(/\s+/),
)

/** Words of whom one calls «usted» or «tú», wherever they stand; who says «vos» says «tenés», «querés». */
export const STRANGER: ReadonlySet<string> = new Set(
  `usted tú ti contigo tienes puedes quieres debes eres sabes necesitas deseas haces pones sales vienes
  pierdes vuelves escribes recibes utilizas usas haz pon asegúrate asegúrese inténtalo inténtelo hazlo
  selecciónalo selecciónelo vosotros vuestro vuestra os póngase refiérase`.split(/\s+/),
)

/**
 * Orders to whom one calls «usted» or «tú». Inside of a sentence they say what somebody does («abre a
 * las ocho») or may do («lo que se cargue»): only at its beginning do they tell staff what to do.
 */
export const ORDERS: ReadonlySet<string> = new Set(
  `abra acepte administre agregue añada arrastre busque cambie cargue cierre compruebe configure
  confirme consulte contacte cree defina desactive descargue descubra desplace edite elija elimine
  empiece encuentre escriba escoja espere explore guarde haga importe ingrese inicie inserte instale
  intente introduzca llene mantenga mueva obtenga pegue permita presione proporcione pruebe publique
  pulse recargue recuerde reemplace refresque revise seleccione suba suelte tenga utilice vaya valide
  vea verifique visite vuelva
  abre activa actualiza administra agrega añade arrastra asigna busca carga cierra comprueba configura
  confirma consulta copia crea deja desactiva descarga edita elige elimina empieza envía escribe espera
  guarda habilita ingresa intenta introduce lee marca mueve oculta prueba publica pulsa recarga
  reemplaza revisa selecciona sube suelta usa utiliza ve verifica vuelve`.split(/\s+/),
)
