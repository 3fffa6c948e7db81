/**
 * Invented WhatsApp messages of merchants of Goya, with what a careful person would read out of each.
 * Conventions: names and addresses are written with their accents and usual capitals, whatever the message does
 * (compare folded); every number, landlines too, is 549 + area + number; a field left out is one to leave to the person.
 * Of several numbers of one kind the first is the one of WhatsApp, and those for calls stand in one field; an account
 * without a network is one of Instagram. The merchant's own spelling of a name stays.
 */
export interface TestMessage {
  text: string
  expected: ExpectedReading
}
export interface ExpectedReading {
  name?: string
  whatsapp?: string
  phone?: string
  wholesaleWhatsapp?: string
  address?: string
  instagram?: string
  facebook?: string
  tiktok?: string
  x?: string
  youtube?: string
  website?: string
  shopUrl?: string
  menuUrl?: string
  location?: { lat: number; lng: number }
  hours?: Record<string, string>
  payments?: string[]
  categories?: string[]
  description?: string
}

export const messages: TestMessage[] = [
  // 1. tidy, with labels
  {
    text: `Nombre: Panadería La Espiga Dorada
Dirección: Belgrano 450 casi Colón
WhatsApp: 3777 15 456701
Teléfono: 03777-421201
Instagram: @laespigadorada
Facebook: https://www.facebook.com/laespigadorada
Horarios: lunes a viernes de 7:30 a 13 y de 17 a 21. Sábados de 8 a 13. Domingos cerrado.
Medios de pago: efectivo, débito, crédito y transferencia
Descripción: Pan de todos los días, facturas y tortas por encargo.`,
    expected: {
      name: 'Panadería La Espiga Dorada',
      address: 'Belgrano 450 casi Colón',
      whatsapp: '5493777456701',
      phone: '5493777421201',
      instagram: 'https://www.instagram.com/laespigadorada',
      facebook: 'https://www.facebook.com/laespigadorada',
      hours: {
        'lunes a viernes': '07:30 - 13:00, 17:00 - 21:00',
        sábado: '08:00 - 13:00',
        domingo: 'cerrado',
      },
      payments: ['Efectivo', 'Débito', 'Crédito', 'Transferencia'],
      categories: ['Alimentos › Panaderías'],
      description: 'Pan de todos los días, facturas y tortas por encargo.',
    },
  },
  // 2. emoji for labels
  {
    text: `Hola!! Les paso los datos 😊
🍦 Heladería Copo de Nube
📍 Av. Sarmiento 1135
📞 3777 45-6702 (WhatsApp)
🕐 Todos los días de 16 a 00 hs
💳 Débito, crédito, QR y efectivo
📸 @copodenube.helados`,
    expected: {
      name: 'Heladería Copo de Nube',
      address: 'Av. Sarmiento 1135',
      whatsapp: '5493777456702',
      phone: '5493777456702',
      hours: { 'lunes a domingo': '16:00 - 00:00' },
      payments: ['Débito', 'Crédito', 'QR', 'Efectivo'],
      instagram: 'https://www.instagram.com/copodenube.helados',
      categories: ['Heladerías'],
    },
  },
  // 3. one long sentence without punctuation or accents
  {
    text: `hola buenas queria ver si me pueden sumar a la guia tengo una gomeria se llama gomeria el clavo estamos en av neustadt 1415 abrimos de lunes a sabado de 7 a 12 y de 15 a 20 el wasap es 3777456703 aceptamos efectivo y transferencia gracias`,
    expected: {
      name: 'Gomería El Clavo',
      address: 'Av. Neustadt 1415',
      whatsapp: '5493777456703',
      phone: '5493777456703',
      hours: { 'lunes a sábado': '07:00 - 12:00, 15:00 - 20:00' },
      payments: ['Efectivo', 'Transferencia'],
      categories: ['Autos Motos y Otros › Talleres'],
    },
  },
  // 4. dictated: hours in words
  {
    text: `Hola qué tal buen día mirá te mando los datos por acá porque estoy trabajando nosotros somos Peluquería Nancy Estilos y estamos en San Martín 1233 atendemos de martes a sábado de ocho a doce y de cuatro a ocho de la tarde los lunes no abrimos y el teléfono es 3777 456704 ese es WhatsApp también bueno cualquier cosa me decís`,
    expected: {
      name: 'Peluquería Nancy Estilos',
      address: 'San Martín 1233',
      whatsapp: '5493777456704',
      phone: '5493777456704',
      hours: { lunes: 'cerrado', 'martes a sábado': '08:00 - 12:00, 16:00 - 20:00' },
      categories: ['Peluquerías y Barberías'],
    },
  },
  // 5. all capitals
  {
    text: `BUENAS TARDES. FERRETERIA EL TORNILLO FELIZ. COLON 1190. TEL 421205. HORARIO DE LUNES A VIERNES DE 7:30 A 12 Y DE 16 A 20:30 SABADOS DE 8 A 13. ACEPTAMOS TARJETAS, EFECTIVO Y MERCADO PAGO. MUCHAS GRACIAS`,
    expected: {
      name: 'Ferretería El Tornillo Feliz',
      address: 'Colón 1190',
      phone: '5493777421205',
      hours: { 'lunes a viernes': '07:30 - 12:00, 16:00 - 20:30', sábado: '08:00 - 13:00' },
      payments: ['Débito', 'Crédito', 'Efectivo', 'Billetera virtual'],
      categories: ['Ferreterías'],
    },
  },
  // 6. typos everywhere
  {
    text: `ola m anoto x favor kiosko Lo del Chueco , chile 455. Whasap 15-45-6706. avierto de lunes a miercoles de 8 a 22 y juebes a domingo de 8 a 2 de la mañana. solo efetivo`,
    expected: {
      name: 'Kiosko Lo del Chueco',
      address: 'Chile 455',
      whatsapp: '5493777456706',
      phone: '5493777456706',
      hours: { 'lunes a miércoles': '08:00 - 22:00', 'jueves a domingo': '08:00 - 02:00' },
      payments: ['Efectivo'],
      categories: ['Kioscos y Almacenes'],
    },
  },
  // 7. several messages copied with their prefixes
  {
    text: `[26/11/26, 10:32] Marta: Hola, quiero estar en la guía
[26/11/26, 10:32] Marta: Veterinaria Huellitas del Sur
[26/11/26, 10:33] Marta: estamos en España 1180
[26/11/26, 10:33] Marta: wsp 3777 45-6707
[26/11/26, 10:35] Marta: L a V 8:30 a 12:30 y 16:30 a 20:30
[26/11/26, 10:35] Marta: sáb 9 a 13
[26/11/26, 10:41] Marta: ah y cobramos con débito o efectivo`,
    expected: {
      name: 'Veterinaria Huellitas del Sur',
      address: 'España 1180',
      whatsapp: '5493777456707',
      phone: '5493777456707',
      hours: { 'lunes a viernes': '08:30 - 12:30, 16:30 - 20:30', sábado: '09:00 - 13:00' },
      payments: ['Débito', 'Efectivo'],
      categories: ['Mascotas'],
    },
  },
  // 8. bold
  {
    text: `*Mueblería Roble Litoral*
*Dirección:* Mariano I. Loza 1720
*Cel:* 3777 15-456708
*Horario:* lun-vie 8 a 12 / 16 a 20, sáb 8 a 13
*Pagos:* efectivo (10% off), tarjetas hasta 12 cuotas, cuotas de la casa
*Web:* www.roblelitoral.example`,
    expected: {
      name: 'Mueblería Roble Litoral',
      address: 'Mariano I. Loza 1720',
      whatsapp: '5493777456708',
      phone: '5493777456708',
      hours: { 'lunes a viernes': '08:00 - 12:00, 16:00 - 20:00', sábado: '08:00 - 13:00' },
      payments: ['Efectivo', 'Débito', 'Crédito', 'Cuotas de la casa'],
      website: 'https://www.roblelitoral.example/',
      categories: ['Hogar Muebles y Jardín'],
    },
  },
  // 9. forwarded
  {
    text: `Reenviado
Hola te paso lo de mi cuñado para la guia:

Lubricentro La Varilla
Av. Díaz Colodrero 1340
Tel. (3777) 42-1209
WhatsApp +54 9 3777 45-6709
Lunes a viernes de 8 a 12.30 y de 15.30 a 19.30
Sábados de 8 a 12.30`,
    expected: {
      name: 'Lubricentro La Varilla',
      address: 'Av. Díaz Colodrero 1340',
      phone: '5493777421209',
      whatsapp: '5493777456709',
      hours: { 'lunes a viernes': '08:00 - 12:30, 15:30 - 19:30', sábado: '08:00 - 12:30' },
      categories: ['Autos Motos y Otros › Talleres'],
    },
  },
  // 10. 24 hours; the CUIT is no phone
  {
    text: `Farmacia Nuestra Señora del Río. CUIT 30-71234567-8. Estamos en Juan E. Martínez 780. Abierto las 24 hs todos los días. Tel: 03777 421210. Wsp: 3777 456710. Tomamos todas las tarjetas, QR y efectivo.`,
    expected: {
      name: 'Farmacia Nuestra Señora del Río',
      address: 'Juan E. Martínez 780',
      phone: '5493777421210',
      whatsapp: '5493777456710',
      hours: { 'lunes a domingo': '00:00 - 23:59' },
      payments: ['Débito', 'Crédito', 'QR', 'Efectivo'],
      categories: ['Farmacias'],
    },
  },
  // 11. a story
  {
    text: `Buenas tardes, mi nombre es Graciela. Les escribo porque mi abuelo fundó el almacén en 1958 con 200 pesos prestados y hoy seguimos las nietas, en el mismo lugar de siempre, Ángel Soto 655. Se llama Almacén La Abuela Chola. Abrimos de lunes a sábados de 7 a 13 y de 16:30 a 21:30, y los domingos de 8 a 13. Nos pueden llamar al 3777-456711. Somos gente de trabajo y nos gustaría mucho aparecer. Espero su respuesta, muchas gracias.`,
    expected: {
      name: 'Almacén La Abuela Chola',
      address: 'Ángel Soto 655',
      phone: '5493777456711',
      hours: { 'lunes a sábado': '07:00 - 13:00, 16:30 - 21:30', domingo: '08:00 - 13:00' },
      categories: ['Kioscos y Almacenes'],
    },
  },
  // 12. almost nothing
  { text: `Hola, quiero estar en la guía. ¿Cuánto sale?`, expected: {} },
  // 13. retail and wholesale
  {
    text: `Distribuidora El Yaguareté 🐆
Ruta 12 km 785
Ventas por menor (wsp): 3777 45-6713
Mayorista (wsp): 3777 45-6714
Lunes a viernes 7 a 15 corrido
Efectivo, transferencia y cuenta corriente quincenal`,
    expected: {
      name: 'Distribuidora El Yaguareté',
      address: 'Ruta 12 km 785',
      whatsapp: '5493777456713',
      phone: '5493777456713',
      wholesaleWhatsapp: '5493777456714',
      hours: { 'lunes a viernes': '07:00 - 15:00' },
      payments: ['Efectivo', 'Transferencia', 'Cuenta corriente quincenal'],
      categories: ['Mayoristas y Distribuidoras'],
    },
  },
  // 14. wa.me and an Instagram link with its tail
  {
    text: `Hola, somos Luna de Trapo, ropa de mujer 👗
https://wa.me/5493777456715
https://www.instagram.com/lunadetrapo.ok/?igsh=MTN4c2Q4
Mitre 615
lunes a sábado 9 a 12:30 y 17 a 21`,
    expected: {
      name: 'Luna de Trapo',
      whatsapp: '5493777456715',
      phone: '5493777456715',
      instagram: 'https://www.instagram.com/lunadetrapo.ok/?igsh=MTN4c2Q4',
      address: 'Mitre 615',
      hours: { 'lunes a sábado': '09:00 - 12:30, 17:00 - 21:00' },
      categories: ['Ropa y Accesorios › Moda'],
    },
  },
  // 15. names of people's accounts that are no account names
  {
    text: `Panaderia El Trigal, Tucuman 1340. insta: Panaderia El Trigal. face: El Trigal Goya. wpp 3777456716. de lunes a lunes de 6 a 13`,
    expected: {
      name: 'Panadería El Trigal',
      address: 'Tucumán 1340',
      whatsapp: '5493777456716',
      phone: '5493777456716',
      hours: { 'lunes a domingo': '06:00 - 13:00' },
      categories: ['Alimentos › Panaderías'],
    },
  },
  // 16. full Google Maps link: the pin (!3d!4d), not the camera (@)
  {
    text: `Hotel Ribera Linda
Belgrano 210
https://www.google.com/maps/place/Hotel+Ribera+Linda/@-29.1398,-59.2655,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x1!8m2!3d-29.1402611!4d-59.2629472!16s
Recepción 24 hs
Tel 03777-421217
reservas@riberalinda.example
Web https://riberalinda.example`,
    expected: {
      name: 'Hotel Ribera Linda',
      address: 'Belgrano 210',
      location: { lat: -29.1402611, lng: -59.2629472 },
      phone: '5493777421217',
      website: 'https://riberalinda.example/',
      hours: { 'lunes a domingo': '00:00 - 23:59' },
      categories: ['Alojamientos'],
    },
  },
  // 17. short map link, unclear Sunday
  {
    text: `Hola. Rotisería Doña Beba, 25 de Mayo 412. De martes a sábado al mediodía de 11 a 14:30 y a la noche de 20 a 23:30. Los domingos a la mañana. https://maps.app.goo.gl/aB3dE5fGh7 . Pedidos por WhatsApp al 3777-45-6718`,
    expected: {
      name: 'Rotisería Doña Beba',
      address: '25 de Mayo 412',
      hours: { 'martes a sábado': '11:00 - 14:30, 20:00 - 23:30' },
      whatsapp: '5493777456718',
      phone: '5493777456718',
      categories: ['Gastronomía'],
    },
  },
  // 18. card refused
  {
    text: `Verdulería Lo de Pocho
Perú 330 entre Chile y Brasil
Lunes a sábado 7:30 a 12:30 y 17 a 21
Domingo 8 a 12
No tomamos tarjeta, solo efectivo o transferencia
Cel 3777 456719`,
    expected: {
      name: 'Verdulería Lo de Pocho',
      address: 'Perú 330 entre Chile y Brasil',
      hours: { 'lunes a sábado': '07:30 - 12:30, 17:00 - 21:00', domingo: '08:00 - 12:00' },
      payments: ['Efectivo', 'Transferencia'],
      whatsapp: '5493777456719',
      phone: '5493777456719',
    },
  },
  // 19. closed written short; two networks, one name
  {
    text: `Bicicletería Rayo Doble // Pujol 840 // 3777-456720 // lunes a viernes 8-12 y 16-20 // sáb y dom cerrado // ig y face: @rayodoble.bicis`,
    expected: {
      name: 'Bicicletería Rayo Doble',
      address: 'Pujol 840',
      phone: '5493777456720',
      hours: {
        'lunes a viernes': '08:00 - 12:00, 16:00 - 20:00',
        sábado: 'cerrado',
        domingo: 'cerrado',
      },
      instagram: 'https://www.instagram.com/rayodoble.bicis',
      facebook: 'https://www.facebook.com/rayodoble.bicis',
      categories: ['Ciclismo'],
    },
  },
  // 20. a line per day
  {
    text: `Pizzería La Muzza Loca
📍 San Martín 1010
Horarios:
Lunes: cerrado
Martes: 20 a 00
Miércoles: 20 a 00
Jueves: 20 a 00
Viernes: 20 a 01
Sábado: 20 a 02
Domingo: 19:30 a 00
Wsp: 3777 45 6721`,
    expected: {
      name: 'Pizzería La Muzza Loca',
      address: 'San Martín 1010',
      hours: {
        lunes: 'cerrado',
        martes: '20:00 - 00:00',
        miércoles: '20:00 - 00:00',
        jueves: '20:00 - 00:00',
        viernes: '20:00 - 01:00',
        sábado: '20:00 - 02:00',
        domingo: '19:30 - 00:00',
      },
      whatsapp: '5493777456721',
      phone: '5493777456721',
      categories: ['Gastronomía'],
    },
  },
  // 21. two lines per day
  {
    text: `Horarios de la librería Papel y Punto
Lunes a viernes
Mañana: 8:00 a 12:30
Tarde: 16:30 a 20:30
Sábados
Mañana: 8:30 a 13:00

Rivadavia 340
Fijo 421222`,
    expected: {
      name: 'Librería Papel y Punto',
      hours: { 'lunes a viernes': '08:00 - 12:30, 16:30 - 20:30', sábado: '08:30 - 13:00' },
      address: 'Rivadavia 340',
      phone: '5493777421222',
      categories: ['Librerías y Fotocopiadoras'],
    },
  },
  // 22. appointment
  {
    text: `Hola! Soy tatuador, mi estudio es Trazo Negro Tattoo, en Sarmiento 515, local 3. Martes a viernes de 15 a 21, sábados con turno previo. Mi insta es @trazonegro.tattoo y el wsp 3777-456723. Seña por transferencia, el resto en efectivo.`,
    expected: {
      name: 'Trazo Negro Tattoo',
      address: 'Sarmiento 515, local 3',
      hours: { 'martes a viernes': '15:00 - 21:00', sábado: 'con turno previo' },
      instagram: 'https://www.instagram.com/trazonegro.tattoo',
      whatsapp: '5493777456723',
      phone: '5493777456723',
      payments: ['Transferencia', 'Efectivo'],
      categories: ['Otros › Centro de Tatuajes'],
    },
  },
  // 23. hostile
  {
    text: `</script><script>alert('hola')</script>
Nombre: <b>Cerrajería La Llave Maestra</b>
Dirección: Corrientes 920"><img src=x onerror=alert(1)>
Tel: 3777 45-6724`,
    expected: {
      name: 'Cerrajería La Llave Maestra',
      address: 'Corrientes 920',
      phone: '5493777456724',
      categories: ['Cerrajerías'],
    },
  },
  // 24. only emoji
  { text: `👍👍👍🙏😃🏪📍📞🕐💳`, expected: {} },
  // 25. wa.me links, tiktok
  {
    text: `Barbería Navaja Fina 💈
Juan E. Martínez 466
🕘 Lun a Sáb 9 a 13 y 16 a 21
📲 wa.me/5493777456725
IG: navajafina.barber
TikTok: @navajafina`,
    expected: {
      name: 'Barbería Navaja Fina',
      address: 'Juan E. Martínez 466',
      hours: { 'lunes a sábado': '09:00 - 13:00, 16:00 - 21:00' },
      whatsapp: '5493777456725',
      phone: '5493777456725',
      instagram: 'https://www.instagram.com/navajafina.barber',
      tiktok: 'https://www.tiktok.com/@navajafina',
      categories: ['Peluquerías y Barberías'],
    },
  },
  // 26. two addresses (which one?)
  {
    text: `Somos la dietética Grano Entero, tenemos dos locales: uno en Mitre 430 y otro en Av. Mazzanti 780. Abrimos los dos de lunes a viernes de 8 a 12 y de 17 a 21 y sábados de 8 a 13. WhatsApp 3777 456726.`,
    expected: {
      name: 'Dietética Grano Entero',
      hours: { 'lunes a viernes': '08:00 - 12:00, 17:00 - 21:00', sábado: '08:00 - 13:00' },
      whatsapp: '5493777456726',
      phone: '5493777456726',
      categories: ['Alimentos › Saludables'],
    },
  },
  // 27. a plumber
  {
    text: `Buen dia soy plomero y gasista matriculado (mat. 1482) hago destapaciones, cañerias, termotanques, trabajo a domicilio las 24 hs los 7 dias, mi cel 3777-15-456727, cobro efectivo o mercado pago`,
    expected: {
      whatsapp: '5493777456727',
      phone: '5493777456727',
      hours: { 'lunes a domingo': '00:00 - 23:59' },
      payments: ['Efectivo', 'Billetera virtual'],
    },
  },
  // 28. remis
  {
    text: `REMISES EL RAYO. Las 24 hs, todos los días del año. Base: Colón 1333. Llamanos: 421228 - 431228. WhatsApp 3777 456728`,
    expected: {
      name: 'Remises El Rayo',
      address: 'Colón 1333',
      hours: { 'lunes a domingo': '00:00 - 23:59' },
      whatsapp: '5493777456728',
      phone: '5493777421228 / 5493777431228',
      categories: ['Transportes y Logística'],
    },
  },
  // 29. numbers as WhatsApp copies them: invisible marks, no-break signs
  {
    text: `Óptica Mirada Clara\nDirección: San Martín 740\nTeléfono / WhatsApp: \u202a+54\u00a09\u00a03777\u00a045\u20116729\u202c\nLunes a viernes: 8:00 – 12:30 y 16:30 – 20:30\nSábado: 8:30 – 13:00`,
    expected: {
      name: 'Óptica Mirada Clara',
      address: 'San Martín 740',
      whatsapp: '5493777456729',
      phone: '5493777456729',
      hours: { 'lunes a viernes': '08:00 - 12:30, 16:30 - 20:30', sábado: '08:30 - 13:00' },
      categories: ['Ópticas'],
    },
  },
  // 30. alias and CBU are no phones
  {
    text: `Carnicería Don Tito
Caá Guazú 1105
Pagos: efectivo, débito y transferencia. Alias: DON.TITO.CARNES / CBU 2850590940090418135201
Atendemos de lunes a sábado de 7 a 12:30 y de 17 a 21, domingos de 8 a 12:30
Pedidos: wsp 15 45-6730`,
    expected: {
      name: 'Carnicería Don Tito',
      address: 'Caá Guazú 1105',
      payments: ['Efectivo', 'Débito', 'Transferencia'],
      hours: { 'lunes a sábado': '07:00 - 12:30, 17:00 - 21:00', domingo: '08:00 - 12:30' },
      whatsapp: '5493777456730',
      phone: '5493777456730',
      categories: ['Alimentos › Carnicerías'],
    },
  },
  // 31. Google Maps ?q=
  {
    text: `Vivero El Sauzal, camino a la Rotonda km 3, les dejo la ubicacion https://maps.google.com/?q=-29.152310,-59.241870 abrimos de lunes a sabado de 8 a 18 corrido, domingo de 9 a 12, 3777456731`,
    expected: {
      name: 'Vivero El Sauzal',
      address: 'Camino a la Rotonda km 3',
      location: { lat: -29.15231, lng: -59.24187 },
      hours: { 'lunes a sábado': '08:00 - 18:00', domingo: '09:00 - 12:00' },
      phone: '5493777456731',
      categories: ['Hogar Muebles y Jardín'],
    },
  },
  // 32. a pair of coordinates
  {
    text: `Taller Mecánico Los Primos
Ejército Argentino 1420
-29.1367, -59.2518
Lunes a viernes 8 a 12 y 15 a 19:30
Cel/WhatsApp: 0377715456732
Efectivo y transferencia`,
    expected: {
      name: 'Taller Mecánico Los Primos',
      address: 'Ejército Argentino 1420',
      location: { lat: -29.1367, lng: -59.2518 },
      hours: { 'lunes a viernes': '08:00 - 12:00, 15:00 - 19:30' },
      whatsapp: '5493777456732',
      phone: '5493777456732',
      payments: ['Efectivo', 'Transferencia'],
      categories: ['Autos Motos y Otros › Talleres'],
    },
  },
  // 33. menu and shop links
  {
    text: `Hola equipo! Sumen a *Ñanduty Burger* 🍔
Dirección: Av. Leandro N. Alem 620
Carta: https://carta.nandutyburger.example/menu
Tienda online: https://nandutyburger.mitiendanube.com
Instagram: https://instagram.com/nandutyburger
Jueves a domingo de 20 a 00:30
WhatsApp: 3777-456733`,
    expected: {
      name: 'Ñanduty Burger',
      address: 'Av. Leandro N. Alem 620',
      menuUrl: 'https://carta.nandutyburger.example/menu',
      shopUrl: 'https://nandutyburger.mitiendanube.com/',
      instagram: 'https://instagram.com/nandutyburger',
      hours: { 'jueves a domingo': '20:00 - 00:30' },
      whatsapp: '5493777456733',
      phone: '5493777456733',
      categories: ['Gastronomía'],
    },
  },
  // 34. wallets and contactless
  {
    text: `Autoservicio La Familia - Brasil 1015
Horario corrido de 8 a 22 de lunes a domingos
Formas de pago: débito, débito sin contacto, crédito en un pago, QR, billeteras virtuales y efectivo
Tel. fijo: 03777 - 421234`,
    expected: {
      name: 'Autoservicio La Familia',
      address: 'Brasil 1015',
      hours: { 'lunes a domingo': '08:00 - 22:00' },
      payments: [
        'Débito',
        'Débito sin contacto',
        'Crédito en un pago',
        'QR',
        'Billetera virtual',
        'Efectivo',
      ],
      phone: '5493777421234',
      categories: ['Supermercados y Autoservicios'],
    },
  },
  // 35. discounts, instalments and prices among the numbers
  {
    text: `Electro Hogar del Puerto! Heladeras desde $450.000, lavarropas en 24 cuotas de $35.900 🔥 20% off en efectivo, 10% con transferencia, crédito personal con DNI 📍José E. Gómez 890 📲 wsp 3777 45-6735 🕗 8 a 12 y 16:30 a 20:30 de lunes a viernes`,
    expected: {
      name: 'Electro Hogar del Puerto',
      payments: ['Efectivo', 'Transferencia', 'Crédito personal'],
      address: 'José E. Gómez 890',
      whatsapp: '5493777456735',
      phone: '5493777456735',
      hours: { 'lunes a viernes': '08:00 - 12:00, 16:30 - 20:30' },
    },
  },
  // 36. address on the corner, Android prefixes
  {
    text: `26/11/2026, 09:14 - Ramón: buen día
26/11/2026, 09:14 - Ramón: quiero que me pongan en la pagina
26/11/2026, 09:15 - Ramón: Corralón Los Tres Hermanos
26/11/2026, 09:16 - Ramón: Ruta 27 esquina Perú
26/11/2026, 09:17 - Ramón: lunes a viernes de 7 a 12 y de 15 a 19
26/11/2026, 09:17 - Ramón: sabado de 7 a 12
26/11/2026, 09:20 - Ramón: fijo 421236 y whatsapp 3777456736
26/11/2026, 09:21 - Ramón: cta cte semanal, efectivo, transferencia`,
    expected: {
      name: 'Corralón Los Tres Hermanos',
      address: 'Ruta 27 esquina Perú',
      hours: { 'lunes a viernes': '07:00 - 12:00, 15:00 - 19:00', sábado: '07:00 - 12:00' },
      phone: '5493777421236',
      whatsapp: '5493777456736',
      payments: ['Cuenta corriente semanal', 'Efectivo', 'Transferencia'],
      categories: ['Construcción'],
    },
  },
  // 37. gym, hours am/pm
  {
    text: `Gimnasio Fuerza Guaraní 💪 Corrientes 1088. Lunes a viernes de 6:30 am a 11 pm, sábados 8 am a 1 pm, domingos cerrado. Info al 3777 456737 (wsp). Insta @fuerzaguarani.gym`,
    expected: {
      name: 'Gimnasio Fuerza Guaraní',
      address: 'Corrientes 1088',
      hours: { 'lunes a viernes': '06:30 - 23:00', sábado: '08:00 - 13:00', domingo: 'cerrado' },
      whatsapp: '5493777456737',
      phone: '5493777456737',
      instagram: 'https://www.instagram.com/fuerzaguarani.gym',
      categories: ['Gimnasios'],
    },
  },
  // 38. only a name and a number
  {
    text: `Lencería Secreto de Luna 3777456738`,
    expected: {
      name: 'Lencería Secreto de Luna',
      phone: '5493777456738',
      categories: ['Ropa y Accesorios'],
    },
  },
  // 39. barrio, block and house
  {
    text: `hola soy Celeste hago tortas y souvenirs me llamo en insta @dulce.cele.tortas, atiendo en el barrio Medalla Milagrosa manzana 4 casa 12, trabajo por pedido con 48 hs de anticipacion. mi whatsapp 3777-456739. seña x transferencia`,
    expected: {
      instagram: 'https://www.instagram.com/dulce.cele.tortas',
      address: 'Barrio Medalla Milagrosa manzana 4 casa 12',
      whatsapp: '5493777456739',
      phone: '5493777456739',
      payments: ['Transferencia'],
    },
  },
  // 40. fields upside down
  {
    text: `Efectivo y QR
Sábados 9 a 13
Lunes a viernes 9 a 13 / 17 a 21
421240
Tucumán 715
Juguetería El Barrilete`,
    expected: {
      payments: ['Efectivo', 'QR'],
      hours: { sábado: '09:00 - 13:00', 'lunes a viernes': '09:00 - 13:00, 17:00 - 21:00' },
      phone: '5493777421240',
      address: 'Tucumán 715',
      name: 'Juguetería El Barrilete',
      categories: ['Jugueterías'],
    },
  },
  // 41. YouTube, X, several links
  {
    text: `Cotillón Fiesta Loca. Dirección Rivadavia 410. Redes: https://www.facebook.com/cotillonfiestaloca/ , https://www.youtube.com/@fiestalocagoya , https://x.com/fiestalocagoya , insta @fiestaloca.cotillon. Abierto de lunes a viernes 8:30-12:30 y 17-21, sábado 9-13. WhatsApp (3777) 45-6741`,
    expected: {
      name: 'Cotillón Fiesta Loca',
      address: 'Rivadavia 410',
      facebook: 'https://www.facebook.com/cotillonfiestaloca/',
      youtube: 'https://www.youtube.com/@fiestalocagoya',
      x: 'https://x.com/fiestalocagoya',
      instagram: 'https://www.instagram.com/fiestaloca.cotillon',
      hours: { 'lunes a viernes': '08:30 - 12:30, 17:00 - 21:00', sábado: '09:00 - 13:00' },
      whatsapp: '5493777456741',
      phone: '5493777456741',
      categories: ['Cotillón Souvenirs y Fiestas'],
    },
  },
  // 42. an e-mail is no account
  {
    text: `Buenos días. Limpieza Espumita, venta de productos sueltos. Jujuy 310. Correo: espumita.goya@correo.example. Tel 3777-421242. Atendemos de lunes a viernes de 8 a 12 y de 16 a 20.`,
    expected: {
      name: 'Limpieza Espumita',
      address: 'Jujuy 310',
      phone: '5493777421242',
      hours: { 'lunes a viernes': '08:00 - 12:00, 16:00 - 20:00' },
      categories: ['Limpieza'],
    },
  },
  // 43. hours without days
  {
    text: `Vinoteca El Corcho
Agustín P. Justo 340
De 10 a 13 y de 18 a 22
wsp 3777 456743
tarjetas y efectivo`,
    expected: {
      name: 'Vinoteca El Corcho',
      address: 'Agustín P. Justo 340',
      whatsapp: '5493777456743',
      phone: '5493777456743',
      payments: ['Débito', 'Crédito', 'Efectivo'],
      categories: ['Bebidas'],
    },
  },
  // 44. without number
  {
    text: `Parrilla El Tizón, estamos en Costanera Sur, frente al anfiteatro. Viernes, sábados y domingos de 12 a 15 y de 20:30 a 01. Reservas WhatsApp 3777456744`,
    expected: {
      name: 'Parrilla El Tizón',
      address: 'Costanera Sur, frente al anfiteatro',
      hours: {
        viernes: '12:00 - 15:00, 20:30 - 01:00',
        sábado: '12:00 - 15:00, 20:30 - 01:00',
        domingo: '12:00 - 15:00, 20:30 - 01:00',
      },
      whatsapp: '5493777456744',
      phone: '5493777456744',
      categories: ['Gastronomía'],
    },
  },
  // 45. number of Buenos Aires
  {
    text: `Hola, soy Lucía de Celulares Conexión Total. Tenemos el local en Belgrano 965. Mi WhatsApp todavía es de Buenos Aires: 11 15-4567-8945. Lunes a sábado de 9 a 13 y 17 a 21. Débito, crédito, transferencia, QR`,
    expected: {
      name: 'Celulares Conexión Total',
      address: 'Belgrano 965',
      whatsapp: '5491145678945',
      phone: '5491145678945',
      hours: { 'lunes a sábado': '09:00 - 13:00, 17:00 - 21:00' },
      payments: ['Débito', 'Crédito', 'Transferencia', 'QR'],
      categories: ['Celulares y Accesorios'],
    },
  },
  // 46. label on its own line, value on the next
  {
    text: `NOMBRE DEL COMERCIO
Fiambrería La Picada

DIRECCION
Av. Mazzanti 455

TELEFONO
3777 421246

HORARIO
Lunes a sábados
8:00 a 13:00 - 17:00 a 21:30

MEDIOS DE PAGO
Efectivo - Débito - QR`,
    expected: {
      name: 'Fiambrería La Picada',
      address: 'Av. Mazzanti 455',
      phone: '5493777421246',
      hours: { 'lunes a sábado': '08:00 - 13:00, 17:00 - 21:30' },
      payments: ['Efectivo', 'Débito', 'QR'],
      categories: ['Alimentos › Quesos Fiambres y Otros'],
    },
  },
  // 47. "Hacemos:"
  {
    text: `Sastrería Puntada Fina
Sarmiento 230 (planta alta)
Hacemos: arreglos de ropa, ruedos y trajes a medida.
Horario: lun a vie de 9 a 12 y de 17 a 20
Tel 3777-456747`,
    expected: {
      name: 'Sastrería Puntada Fina',
      address: 'Sarmiento 230 (planta alta)',
      description: 'arreglos de ropa, ruedos y trajes a medida.',
      hours: { 'lunes a viernes': '09:00 - 12:00, 17:00 - 20:00' },
      phone: '5493777456747',
    },
  },
  // 48. asking about the price of the ad, with a shop in it
  {
    text: `Hola! Cuánto sale por mes aparecer? Vi que mi vecina de la óptica ya está. Yo tengo una forrajería chiquita en el barrio Sarmiento, todavía no tiene nombre jaja. Mi número es este mismo.`,
    expected: { categories: ['Mascotas'] },
  },
  // 49. correction in a later message
  {
    text: `[25/11/26, 18:02] Tito Pinturas: Pinturería Arcoiris del Litoral, Av Sarmiento 880
[25/11/26, 18:02] Tito Pinturas: tel 421249
[25/11/26, 18:03] Tito Pinturas: lunes a viernes de 7:30 a 12 y de 15:30 a 20, sábados de 8 a 13
[25/11/26, 18:05] Tito Pinturas: perdón, el teléfono está mal, es 421250`,
    expected: {
      name: 'Pinturería Arcoiris del Litoral',
      address: 'Av. Sarmiento 880',
      hours: { 'lunes a viernes': '07:30 - 12:00, 15:30 - 20:00', sábado: '08:00 - 13:00' },
      phone: '5493777421250',
      categories: ['Ferreterías › Pinturerías'],
    },
  },
  // 50. cel and fijo without area, instagram by URL without scheme
  {
    text: `Zapatería Paso Firme
dom.: Belgrano 1122
fijo: 42-1251 / cel: 15-45-6751
lu a vi 8.30 a 12.30 y 17 a 21 hs. sa 9 a 13 hs.
www.instagram.com/pasofirme.goya
tarjetas de débito y crédito, efectivo`,
    expected: {
      name: 'Zapatería Paso Firme',
      address: 'Belgrano 1122',
      phone: '5493777421251',
      whatsapp: '5493777456751',
      hours: { 'lunes a viernes': '08:30 - 12:30, 17:00 - 21:00', sábado: '09:00 - 13:00' },
      instagram: 'https://www.instagram.com/pasofirme.goya',
      payments: ['Débito', 'Crédito', 'Efectivo'],
      categories: ['Ropa y Accesorios'],
    },
  },
  // 51. an unlabelled number and a WhatsApp
  {
    text: `Cabañas Costa Mansa, Camino a Puerto Boca km 5. 3777-421252. WhatsApp 3777-456752. Check in 14 hs, check out 10 hs. Capacidad 6 personas, pileta de 8x4. Transferencia o efectivo. Facebook: https://www.facebook.com/profile.php?id=61550001112223`,
    expected: {
      name: 'Cabañas Costa Mansa',
      address: 'Camino a Puerto Boca km 5',
      phone: '5493777421252',
      whatsapp: '5493777456752',
      payments: ['Transferencia', 'Efectivo'],
      facebook: 'https://www.facebook.com/profile.php?id=61550001112223',
      categories: ['Alojamientos'],
    },
  },
  // 52. days joined by "y"
  {
    text: `Ortopedia Andar Bien // Mariano I. Loza 510 // martes y jueves de 8 a 12, lunes, miércoles y viernes de 16 a 20 // fines de semana cerrado // tel: 3777 42-1253`,
    expected: {
      name: 'Ortopedia Andar Bien',
      address: 'Mariano I. Loza 510',
      hours: {
        lunes: '16:00 - 20:00',
        martes: '08:00 - 12:00',
        miércoles: '16:00 - 20:00',
        jueves: '08:00 - 12:00',
        viernes: '16:00 - 20:00',
        sábado: 'cerrado',
        domingo: 'cerrado',
      },
      phone: '5493777421253',
      categories: ['Salud y Equipamiento Médico'],
    },
  },
  // 53. an account without a network
  {
    text: `Perfumería Jazmín 🌸 Colón 933 🌸 seguinos @jazmin.perfumes 🌸 lunes a sábado de 9 a 12:30 y de 17:30 a 21 🌸 wsp 3777 45-6754`,
    expected: {
      name: 'Perfumería Jazmín',
      address: 'Colón 933',
      hours: { 'lunes a sábado': '09:00 - 12:30, 17:30 - 21:00' },
      instagram: 'https://www.instagram.com/jazmin.perfumes',
      whatsapp: '5493777456754',
      phone: '5493777456754',
      categories: ['Cuidado Personal'],
    },
  },
  // 54. 3,000 characters and the data in the middle
  {
    text:
      'Buenas, primero quiero felicitarlos por la guía, la usamos mucho en casa y siempre encontramos lo que hace falta. '.repeat(
        13,
      ) +
      '\nBueno, lo nuestro es Fletes El Tatú, Av. Madariaga 1825, WhatsApp 3777-456755, de lunes a sábado de 7 a 19.\n' +
      'Les cuento que empezamos con una camioneta vieja, después vino otra más nueva, y así fuimos creciendo de a poco, con mucho esfuerzo. '.repeat(
        12,
      ) +
      '\nDesde ya muchas gracias y espero respuesta.',
    expected: {
      name: 'Fletes El Tatú',
      address: 'Av. Madariaga 1825',
      whatsapp: '5493777456755',
      phone: '5493777456755',
      hours: { 'lunes a sábado': '07:00 - 19:00' },
      categories: ['Transportes y Logística'],
    },
  },
  // 55. right-to-left text and marks
  {
    text: `\u202eamarawahS\u202c شاورما 🌯\nNombre: Shawarma Damasco\nDirección: Perú 512\n\u200fWhatsApp: 3777 45-6756\u200f\nViernes y sábado de 20 a 2`,
    expected: {
      name: 'Shawarma Damasco',
      address: 'Perú 512',
      whatsapp: '5493777456756',
      phone: '5493777456756',
      hours: { viernes: '20:00 - 02:00', sábado: '20:00 - 02:00' },
    },
  },
  // 56. a photo of the card: only a caption
  { text: `<Multimedia omitido>\nahi esta todo en la tarjeta, gracias!!`, expected: {} },
  // 57. WhatsApp Web prefixes with the sender's number; a second number in the text
  {
    text: `[10:32, 26/11/2026] +54 9 3777 45-6799: Hola, soy el sobrino
[10:32, 26/11/2026] +54 9 3777 45-6799: La heladeria de mi tia es Heladería Doña Crema, Av. Leandro N. Alem 810
[10:34, 26/11/2026] +54 9 3777 45-6799: el wsp de ella es 3777 45-6757
[10:35, 26/11/2026] +54 9 3777 45-6799: abre de miercoles a lunes de 17 a 00, los martes cierra`,
    expected: {
      name: 'Heladería Doña Crema',
      address: 'Av. Leandro N. Alem 810',
      whatsapp: '5493777456757',
      phone: '5493777456757',
      hours: {
        lunes: '17:00 - 00:00',
        martes: 'cerrado',
        miércoles: '17:00 - 00:00',
        jueves: '17:00 - 00:00',
        viernes: '17:00 - 00:00',
        sábado: '17:00 - 00:00',
        domingo: '17:00 - 00:00',
      },
      categories: ['Heladerías'],
    },
  },
  // 58. a grow shop, bare name of an account
  {
    text: `Buenas! grow shop Semilla Libre 🌱 estamos por Perú 920, abrimos de lunes a sábado de 17 hasta las 21, ig semillalibre.grow, numero 3777 456758, billetera virtual o efectivo, tarjeta no por ahora`,
    expected: {
      name: 'Grow Shop Semilla Libre',
      address: 'Perú 920',
      hours: { 'lunes a sábado': '17:00 - 21:00' },
      instagram: 'https://www.instagram.com/semillalibre.grow',
      phone: '5493777456758',
      payments: ['Billetera virtual', 'Efectivo'],
      categories: ['Otros › Tienda de Cultivo'],
    },
  },
  // 59. computers; floor and office
  {
    text: `Nombre comercial: Píxel Reparaciones
Rubro: Tecnología
Domicilio: Colón 702, 1.º piso, of. 4
Whatsapp: 549 3777 456759
Horario de atención: Lunes a Viernes de 09:00 a 13:00 hs. y de 17:00 a 20:30 hs.
Sábado: cerrado
Domingo: cerrado
Medios de pago aceptados: Transferencia, Efectivo, Tarjeta de crédito`,
    expected: {
      name: 'Píxel Reparaciones',
      categories: ['Tecnología'],
      address: 'Colón 702, 1.º piso, of. 4',
      whatsapp: '5493777456759',
      phone: '5493777456759',
      hours: {
        'lunes a viernes': '09:00 - 13:00, 17:00 - 20:30',
        sábado: 'cerrado',
        domingo: 'cerrado',
      },
      payments: ['Transferencia', 'Efectivo', 'Crédito'],
    },
  },
  // 60. hours too vague
  {
    text: `repuestos El Cigüeñal, Av Neustadt 512, cel 15456760, atendemos mañana y tarde, menos domingo`,
    expected: {
      name: 'Repuestos El Cigüeñal',
      address: 'Av. Neustadt 512',
      whatsapp: '5493777456760',
      phone: '5493777456760',
      hours: { domingo: 'cerrado' },
      categories: ['Autos Motos y Otros › Repuestos y Accesorios'],
    },
  },
  // 61. two WhatsApp numbers of equal rank
  {
    text: `Tienda Deportiva El Corner - José E. Gómez 512 - WhatsApp 3777 456761 o 3777 456762 - De lunes a viernes de 8 a 12 y de 16 a 20:30; sábados de 8 a 13 - Aceptamos todas las tarjetas`,
    expected: {
      whatsapp: '5493777456761',
      phone: '5493777456762',
      name: 'Tienda Deportiva El Corner',
      address: 'José E. Gómez 512',
      hours: { 'lunes a viernes': '08:00 - 12:00, 16:00 - 20:30', sábado: '08:00 - 13:00' },
      payments: ['Débito', 'Crédito'],
      categories: ['Deportes'],
    },
  },
  // 62. city and province after the address
  {
    text: `Deco Hogar Yasí
Calle: España 620, (3450) Goya, Corrientes
Tel.: +54 3777 421263
Instagram: https://www.instagram.com/decohogaryasi
Lunes a Viernes 8.00 - 12.00 | 17.00 - 21.00
Sábados 8.30 - 13.00`,
    expected: {
      name: 'Deco Hogar Yasí',
      address: 'España 620',
      phone: '5493777421263',
      instagram: 'https://www.instagram.com/decohogaryasi',
      hours: { 'lunes a viernes': '08:00 - 12:00, 17:00 - 21:00', sábado: '08:30 - 13:00' },
      categories: ['Hogar y Deco'],
    },
  },
  // 63. twelve-hour afternoon, "y media"
  {
    text: `Hola chicos soy Mirta de Pastas La Nona Pina abrimos de martes a domingo de 9 a 1 y media, y viernes y sábado también de 6 a 9 de la tarde. Estoy en Evaristo López 412. Acepto mercado pago y efectivo. 3777 45-6764 mi wasap`,
    expected: {
      name: 'Pastas La Nona Pina',
      hours: {
        martes: '09:00 - 13:30',
        miércoles: '09:00 - 13:30',
        jueves: '09:00 - 13:30',
        viernes: '09:00 - 13:30, 18:00 - 21:00',
        sábado: '09:00 - 13:30, 18:00 - 21:00',
        domingo: '09:00 - 13:30',
      },
      address: 'Evaristo López 412',
      payments: ['Billetera virtual', 'Efectivo'],
      whatsapp: '5493777456764',
      phone: '5493777456764',
    },
  },
  // 64. not a merchant's request
  {
    text: `Buen día, ¿saben si la farmacia de turno de hoy es la de calle Colón? El 107 no me atiende.`,
    expected: {},
  },
  // 65. mutual; number without the area of another town
  {
    text: `Mutual Manos Unidas del Litoral
Colón 801
Lunes a viernes de 7 a 13
Tel 03777 421265 int. 12
Central en Corrientes: 0379 4421265`,
    expected: {
      name: 'Mutual Manos Unidas del Litoral',
      address: 'Colón 801',
      hours: { 'lunes a viernes': '07:00 - 13:00' },
      phone: '5493777421265',
    },
  },
  // 66. QR of Mercado Pago, night kiosk
  {
    text: `Kiosco Medianoche 🌙 abierto todas las noches de 22 a 6!! Brasil 702 esq. Chile. Pagás con QR de mercado pago o efectivo. Pedí al wsp 3777 45-6766`,
    expected: {
      name: 'Kiosco Medianoche',
      hours: { 'lunes a domingo': '22:00 - 06:00' },
      address: 'Brasil 702 esq. Chile',
      payments: ['QR', 'Billetera virtual', 'Efectivo'],
      whatsapp: '5493777456766',
      phone: '5493777456766',
      categories: ['Kioscos y Almacenes'],
    },
  },

  // 67. the formal letter
  {
    text: `Estimados señores:
Me dirijo a Uds. a fin de solicitar la incorporación de mi establecimiento en vuestra página. Razón social: Norte Verde S.R.L., CUIT 30-70987654-3. Nombre de fantasía: Farmacia La Alborada. Domicilio comercial: 9 de Julio 845. Teléfono de línea: (03777) 421301. WhatsApp: (03777) 15-456801. Horario: de lunes a viernes de 7.30 a 12.30 horas y de 16.00 a 21.00 horas; sábados de 8.00 a 13.00 horas; domingos y feriados, cerrado.
Sin otro particular, saluda a Uds. muy atentamente.`,
    expected: {
      name: 'Farmacia La Alborada',
      address: '9 de Julio 845',
      phone: '5493777421301',
      whatsapp: '5493777456801',
      hours: {
        'lunes a viernes': '07:30 - 12:30, 16:00 - 21:00',
        sábado: '08:00 - 13:00',
        domingo: 'cerrado',
      },
      categories: ['Farmacias'],
    },
  },
  // 68. very young
  {
    text: `holisss 🫶 somos *ropita.yuyo* (showroom de ropa femenina) anótennos porfiii ✨ ig @ropita.yuyo tiktok @ropitayuyo 📲 3777 45.6802 atendemos lu mie y vie de 18 a 21, sab 10 a 13 ⚠️ transfe o efectivo nomás ⚠️`,
    expected: {
      name: 'ropita.yuyo',
      instagram: 'https://www.instagram.com/ropita.yuyo',
      tiktok: 'https://www.tiktok.com/@ropitayuyo',
      phone: '5493777456802',
      hours: {
        lunes: '18:00 - 21:00',
        miércoles: '18:00 - 21:00',
        viernes: '18:00 - 21:00',
        sábado: '10:00 - 13:00',
      },
      payments: ['Transferencia', 'Efectivo'],
      categories: ['Ropa y Accesorios › Moda'],
    },
  },
  // 69. countryside, no verbs of a letter
  {
    text: `Mba'éichapa chamigo. Anotame nomás. Talabartería El Recado, acá en la ruta 12 km 779, no hay cómo perderse. Estoy siempre de 7 a 11 y media y de 3 a 7, de lunes a sábado. Si no me encontrás golpeá las manos. El celu es 3777 15 45 68 03. Plata en mano o mercado pago, tarjeta no manejo.`,
    expected: {
      name: 'Talabartería El Recado',
      address: 'Ruta 12 km 779',
      hours: { 'lunes a sábado': '07:00 - 11:30, 15:00 - 19:00' },
      whatsapp: '5493777456803',
      phone: '5493777456803',
      payments: ['Efectivo', 'Billetera virtual'],
    },
  },
  // 70. answers to a numbered form
  {
    text: `1) Cervecería Lúpulo y Camalote
2) Av. Piragine Niveyro 1510
3) 3777-456804 (solo whatsapp)
4) de miércoles a domingo desde las 19 hasta las 2
5) efectivo, débito, crédito y qr
6) @lupuloycamalote (instagram)
7) no tenemos web
8) descripción: cervezas hechas en casa y picadas para compartir`,
    expected: {
      name: 'Cervecería Lúpulo y Camalote',
      address: 'Av. Piragine Niveyro 1510',
      whatsapp: '5493777456804',
      phone: '5493777456804',
      hours: { 'miércoles a domingo': '19:00 - 02:00' },
      payments: ['Efectivo', 'Débito', 'Crédito', 'QR'],
      instagram: 'https://www.instagram.com/lupuloycamalote',
      description: 'cervezas hechas en casa y picadas para compartir',
    },
  },
  // 71. copied from the shop's Google card
  {
    text: `Veterinaria Los Aguarás
4,7 ★★★★★ (132 opiniones)
Clínica veterinaria en Goya, Corrientes
Dirección: Cabral 960, W3450 Goya, Corrientes
Horario: Abierto ⋅ Cierra a las 12:30
lunes	08:00–12:30, 16:30–20:30
martes	08:00–12:30, 16:30–20:30
miércoles	08:00–12:30, 16:30–20:30
jueves	08:00–12:30, 16:30–20:30
viernes	08:00–12:30, 16:30–20:30
sábado	08:30–13:00
domingo	Cerrado
Teléfono: 03777 42-1305`,
    expected: {
      name: 'Veterinaria Los Aguarás',
      address: 'Cabral 960',
      hours: {
        'lunes a viernes': '08:00 - 12:30, 16:30 - 20:30',
        sábado: '08:30 - 13:00',
        domingo: 'cerrado',
      },
      phone: '5493777421305',
      categories: ['Mascotas'],
    },
  },
  // 72. copied from an Instagram profile
  {
    text: `barberia_elzurdo
El Zurdo Barber Shop
Barbería
💈 Cortes y color
📍 Pujol 633
⏰ Mar a Sáb 10-13 / 16-21
💸 Efvo / Transf / QR
👇 Turnos
wa.me/5493777456806
https://www.instagram.com/barberia_elzurdo`,
    expected: {
      name: 'El Zurdo Barber Shop',
      address: 'Pujol 633',
      hours: { 'martes a sábado': '10:00 - 13:00, 16:00 - 21:00' },
      payments: ['Efectivo', 'Transferencia', 'QR'],
      whatsapp: '5493777456806',
      phone: '5493777456806',
      instagram: 'https://www.instagram.com/barberia_elzurdo',
      categories: ['Peluquerías y Barberías'],
    },
  },
  // 73. degrees, minutes and seconds
  {
    text: `Complejo de cabañas La Garza Mora. Coordenadas 29°08'24.6"S 59°15'47.2"W. Consultas y reservas por whatsapp: +5493777456807. Seña por transferencia bancaria.`,
    expected: {
      name: 'Complejo de Cabañas La Garza Mora',
      location: { lat: -29.140167, lng: -59.263111 },
      whatsapp: '5493777456807',
      phone: '5493777456807',
      payments: ['Transferencia'],
      categories: ['Alojamientos'],
    },
  },
  // 74. times without separators
  {
    text: `CASA DE REPUESTOS "LA BUJÍA". MADARIAGA 1390. LUNES A VIERNES 0730 A 1200 Y 1530 A 1930. SABADO 0800 A 1230. DOMINGO NO SE ATIENDE. FIJO 421308. CEL 3777456808. DEBITO / CREDITO / EFECTIVO / CTA CTE 15 DIAS`,
    expected: {
      name: 'Casa de Repuestos La Bujía',
      address: 'Madariaga 1390',
      hours: {
        'lunes a viernes': '07:30 - 12:00, 15:30 - 19:30',
        sábado: '08:00 - 12:30',
        domingo: 'cerrado',
      },
      phone: '5493777421308',
      whatsapp: '5493777456808',
      payments: ['Débito', 'Crédito', 'Efectivo', 'Cuenta corriente quincenal'],
      categories: ['Autos Motos y Otros › Repuestos y Accesorios'],
    },
  },
  // 75. api.whatsapp link, tinted with reasons
  {
    text: `Qué tal, les dejo el link directo de mi negocio para pedidos https://api.whatsapp.com/send?phone=5493777456809&text=Hola y la dirección es Ituzaingó 1105 entre Perú y Brasil. Se llama Empanadas Don Cirilo, jueves a domingo de 19:30 a 23:30. Solo efectivo por ahora porque el posnet se rompió.`,
    expected: {
      name: 'Empanadas Don Cirilo',
      whatsapp: '5493777456809',
      phone: '5493777456809',
      address: 'Ituzaingó 1105 entre Perú y Brasil',
      hours: { 'jueves a domingo': '19:30 - 23:30' },
      payments: ['Efectivo'],
      categories: ['Gastronomía'],
    },
  },
  // 76. map of another city
  {
    text: `Kiosco El Semáforo\nEspaña 1302\nhttps://www.google.com/maps/@-34.6036844,-58.3815591,12z\nde 7 a 23 todos los dias\n15-456810 whatsapp`,
    expected: {
      name: 'Kiosco El Semáforo',
      address: 'España 1302',
      hours: { 'lunes a domingo': '07:00 - 23:00' },
      whatsapp: '5493777456810',
      phone: '5493777456810',
      categories: ['Kioscos y Almacenes'],
    },
  },
  // 77. dictated, runs on, changes of mind
  {
    text: `Sí hola mirá yo soy Elvira y tengo la mercería no perdón la lencería Flor de Seda en la calle Mitre casi Tucumán no me acuerdo el número de la puerta abrimos a la mañana de nueve a doce y media y a la tarde de cinco a nueve de lunes a viernes y el sábado a la mañana nomás de nueve a una mi teléfono es el tres siete siete siete cuarenta y cinco sesenta y ocho once`,
    expected: {
      name: 'Lencería Flor de Seda',
      address: 'Mitre casi Tucumán',
      hours: { 'lunes a viernes': '09:00 - 12:30, 17:00 - 21:00', sábado: '09:00 - 13:00' },
      phone: '5493777456811',
      categories: ['Ropa y Accesorios'],
    },
  },
  // 78. one row of a spreadsheet
  {
    text: `Ferretería Don Bulón	Av. Neustadt 1610	421312	3777456812	L-V 8-12 16-20 / S 8-13	Efectivo, Débito, Crédito`,
    expected: {
      phone: '5493777421312 / 5493777456812',
      name: 'Ferretería Don Bulón',
      address: 'Av. Neustadt 1610',
      hours: { 'lunes a viernes': '08:00 - 12:00, 16:00 - 20:00', sábado: '08:00 - 13:00' },
      payments: ['Efectivo', 'Débito', 'Crédito'],
      categories: ['Ferreterías'],
    },
  },
  // 79. wholesale with labels, and two places for two things
  {
    text: `🧻 MAYORISTA EL CARPINCHO 🧻
▪️Salón de ventas: Av. Neustadt 2310
▪️Comercios y revendedores (por mayor): wsp 3777-456813
▪️Público: wsp 3777-456814
▪️Administración: 03777-421313
▪️Atención: lunes a viernes de 7 a 16 hs / sábados 7 a 12 hs
▪️Pagos: contado efectivo, transferencia, cta. cte. semanal`,
    expected: {
      name: 'Mayorista El Carpincho',
      address: 'Av. Neustadt 2310',
      wholesaleWhatsapp: '5493777456813',
      whatsapp: '5493777456814',
      phone: '5493777421313',
      hours: { 'lunes a viernes': '07:00 - 16:00', sábado: '07:00 - 12:00' },
      payments: ['Efectivo', 'Transferencia', 'Cuenta corriente semanal'],
      categories: ['Mayoristas y Distribuidoras'],
    },
  },
  // 80. promises the rest
  {
    text: `Buenass después te mando bien todo, ahora estoy en la caja. Es para el gimnasio`,
    expected: { categories: ['Gimnasios'] },
  },
  // 81. seasons: hours unclear
  {
    text: `Heladería Frutos del Iberá. Dirección: Av. Sarmiento 1277. En invierno de 15 a 21 y en verano de 16 a 2. Consultas: 3777-456815. Aceptamos MODO, Ualá, Mercado Pago y efectivo.`,
    expected: {
      name: 'Heladería Frutos del Iberá',
      address: 'Av. Sarmiento 1277',
      phone: '5493777456815',
      payments: ['Billetera virtual', 'Efectivo'],
      categories: ['Heladerías'],
    },
  },
  // 82. only with appointment
  {
    text: `Centro de estética Piel de Luna 🌙✨
Martes a viernes: solo con turno
Sábado: 9 a 13
Dónde: Juan E. Martínez 233, depto 2
Turnos: https://wa.me/5493777456816
Facebook /pieldeluna.estetica
Insta @pieldeluna.estetica`,
    expected: {
      categories: ['Cuidado Personal'],
      name: 'Centro de Estética Piel de Luna',
      hours: { 'martes a viernes': 'solo con turno', sábado: '09:00 - 13:00' },
      address: 'Juan E. Martínez 233, depto 2',
      whatsapp: '5493777456816',
      phone: '5493777456816',
      facebook: 'https://www.facebook.com/pieldeluna.estetica',
      instagram: 'https://www.instagram.com/pieldeluna.estetica',
    },
  },
  // 83. search link of Google Maps, encoded comma
  {
    text: `Corralón La Cuchara de Albañil → https://www.google.com/maps/search/?api=1&query=-29.155021%2C-59.247733 → Av. Díaz Colodrero 2410 → 7 a 12 y 15 a 19 (lunes a viernes), 7 a 12:30 (sábados) → 421317`,
    expected: {
      name: 'Corralón La Cuchara de Albañil',
      location: { lat: -29.155021, lng: -59.247733 },
      address: 'Av. Díaz Colodrero 2410',
      hours: { 'lunes a viernes': '07:00 - 12:00, 15:00 - 19:00', sábado: '07:00 - 12:30' },
      phone: '5493777421317',
      categories: ['Construcción'],
    },
  },
  // 84. day off first, then the rest
  {
    text: `Parrilla La Brasa Mansa. Lunes descanso. De martes a jueves 20.30 a 00.30, viernes y sábados 20.30 a 2.00, domingos solo mediodía 12 a 15.30. Reservas por tel. 3777-421318. Costanera Norte 640. Carta: https://labrasamansa.example/carta . Tarjetas, transferencia, efectivo con 15% de descuento.`,
    expected: {
      name: 'Parrilla La Brasa Mansa',
      hours: {
        lunes: 'cerrado',
        'martes a jueves': '20:30 - 00:30',
        viernes: '20:30 - 02:00',
        sábado: '20:30 - 02:00',
        domingo: '12:00 - 15:30',
      },
      phone: '5493777421318',
      address: 'Costanera Norte 640',
      menuUrl: 'https://labrasamansa.example/carta',
      payments: ['Débito', 'Crédito', 'Transferencia', 'Efectivo'],
      categories: ['Gastronomía'],
    },
  },
  // 85. the number moved: the old one is to be taken off
  {
    text: `Hola!! soy Noelia de Blanquería Dulce Sueño (España 433). OJO que el 3777 456818 ya no lo uso más, ahora el WhatsApp es 3777 456819 🙏. Atención 8:30 a 12:30 y 17 a 21 de lunes a viernes y los sábados sólo por la mañana de 9 a 13`,
    expected: {
      name: 'Blanquería Dulce Sueño',
      address: 'España 433',
      whatsapp: '5493777456819',
      phone: '5493777456819',
      hours: { 'lunes a viernes': '08:30 - 12:30, 17:00 - 21:00', sábado: '09:00 - 13:00' },
    },
  },
  // 86. decimal commas
  {
    text: `Gomería Ruta Larga, acceso Ruta 27 km 2, ubicación: -29,1612, -59,2304. Abierto las 24 horas todos los días. 3777 456820. Efectivo o transferencia, débito no.`,
    expected: {
      name: 'Gomería Ruta Larga',
      address: 'Acceso Ruta 27 km 2',
      location: { lat: -29.1612, lng: -59.2304 },
      hours: { 'lunes a domingo': '00:00 - 23:59' },
      phone: '5493777456820',
      payments: ['Efectivo', 'Transferencia'],
      categories: ['Autos Motos y Otros › Talleres'],
    },
  },
  // 87. dots of a printed sign
  {
    text: `**** LA PAPELERÍA DEL CENTRO ****
Librería - Fotocopias - Impresiones
Lunes a Viernes ........ 7.30 a 12.30 / 16.00 a 20.30
Sábados ................ 8.00 a 13.00
Domingos ............... CERRADO
Bartolomé Mitre 744 - Tel/Fax 03777-421321`,
    expected: {
      name: 'La Papelería del Centro',
      hours: {
        'lunes a viernes': '07:30 - 12:30, 16:00 - 20:30',
        sábado: '08:00 - 13:00',
        domingo: 'cerrado',
      },
      address: 'Bartolomé Mitre 744',
      phone: '5493777421321',
      categories: ['Librerías y Fotocopiadoras'],
    },
  },
  // 88. web shop only
  {
    text: `Buenas! Nosotros no tenemos local a la calle, vendemos por la web nomás: tienda https://monteverde-juguetes.empretienda.example/ . Jugueterías Monteverde. Envíos a todo el país. Consultas x wpp +54 9 3777 456822. Todos los medios: débito, crédito, mercado pago.`,
    expected: {
      name: 'Jugueterías Monteverde',
      shopUrl: 'https://monteverde-juguetes.empretienda.example/',
      whatsapp: '5493777456822',
      phone: '5493777456822',
      payments: ['Débito', 'Crédito', 'Billetera virtual'],
      categories: ['Jugueterías'],
    },
  },
  // 89. the person writing is not the shop
  {
    text: `Hola, soy vecina y no dueña 😅 pero deberían poner a la panadería que está en Chile esquina Brasil, hace la mejor galleta de Goya. No sé el teléfono ni cómo se llama.`,
    expected: { address: 'Chile esquina Brasil', categories: ['Alimentos › Panaderías'] },
  },
  // 90. English of the trade, 12-hour clock
  {
    text: `Pet Shop Cola Feliz | Rivadavia 515 | Open: lunes a viernes 8:30am-12:30pm y 4:30pm-8:30pm | Delivery sin cargo | Cash, débito & crédito | WhatsApp: 3777/456824`,
    expected: {
      name: 'Pet Shop Cola Feliz',
      address: 'Rivadavia 515',
      hours: { 'lunes a viernes': '08:30 - 12:30, 16:30 - 20:30' },
      payments: ['Efectivo', 'Débito', 'Crédito'],
      whatsapp: '5493777456824',
      phone: '5493777456824',
      categories: ['Mascotas'],
    },
  },
  // 91. forwarded twice, quoted, with several speakers
  {
    text: `[26/11/26 19:40:02] ~ Beto: che mandame los datos del taller
[26/11/26 19:41:15] Taller Don Goyo: Taller de motos Don Goyo
[26/11/26 19:41:20] Taller Don Goyo: Agustín P. Justo 1190
[26/11/26 19:41:58] ~ Beto: y a qué hora abrís?
[26/11/26 19:42:30] Taller Don Goyo: de lunes a viernes 8 a 12 y 16 a 20
[26/11/26 19:42:44] ~ Beto: los sábados no?
[26/11/26 19:42:59] Taller Don Goyo: no
[26/11/26 19:43:21] Taller Don Goyo: tel 3777 456825`,
    expected: {
      name: 'Taller de Motos Don Goyo',
      address: 'Agustín P. Justo 1190',
      hours: { 'lunes a viernes': '08:00 - 12:00, 16:00 - 20:00', sábado: 'cerrado' },
      phone: '5493777456825',
      categories: ['Autos Motos y Otros › Talleres'],
    },
  },
  // 92. numbers everywhere, none a phone
  {
    text: `Colchonería Buen Descanso, desde 1994. Colchón 2 plazas 190x140 a $389.999 o 18 cuotas sin interés de $21.667 con crédito. Ahora 12, Ahora 18. Ingresos Brutos 900-456826-1. Avellaneda s/n. Horario comercial.`,
    expected: {
      categories: ['Hogar Muebles y Jardín'],
      name: 'Colchonería Buen Descanso',
      address: 'Avellaneda s/n',
      payments: ['Crédito'],
    },
  },
  // 93. YouTube, X by bare name, twitter
  {
    text: `Radio taller «Bit Litoral», reparación de computadoras e impresoras. Youtube: @bitlitoral. X (ex Twitter): @bit_litoral. Face: bitlitoral. Evaristo López 655. Lunes a viernes, de 9 a 12 hs por la mañana y de 17 a 20 hs por la tarde. Tel.: 3777-42-1327`,
    expected: {
      name: 'Bit Litoral',
      youtube: 'https://www.youtube.com/@bitlitoral',
      x: 'https://x.com/bit_litoral',
      facebook: 'https://www.facebook.com/bitlitoral',
      address: 'Evaristo López 655',
      hours: { 'lunes a viernes': '09:00 - 12:00, 17:00 - 20:00' },
      phone: '5493777421327',
      categories: ['Tecnología'],
    },
  },
  // 94. the card as a signature
  {
    text: `Gracias por la info, les confirmo que quiero participar.

--
Óptica Horizonte
Colón 544 | Local 2
T. 03777 421328 | W. 3777 456828
www.opticahorizonte.example | @opticahorizonte.goya
"Ver bien es vivir mejor"`,
    expected: {
      instagram: 'https://www.instagram.com/opticahorizonte.goya',
      name: 'Óptica Horizonte',
      address: 'Colón 544, local 2',
      phone: '5493777421328',
      whatsapp: '5493777456828',
      website: 'https://www.opticahorizonte.example/',
      categories: ['Ópticas'],
    },
  },
  // 95. labels with other words
  {
    text: `⭐ Comercio: Cotillón Mil Papelitos
⭐ Estamos en: Tucumán 955
⭐ Celular de contacto: 3777 15456829
⭐ Días y horarios: Lunes/Viernes 8:30/12:30 - 17/21. Sábados 9/13
⭐ Cobramos con: posnet (débito y crédito), QR, efvo.
⭐ Nos encontrás como: @milpapelitos.cotillon en Instagram
⭐ Descripción: Globos, disfraces y repostería para tu fiesta 🎉`,
    expected: {
      name: 'Cotillón Mil Papelitos',
      address: 'Tucumán 955',
      whatsapp: '5493777456829',
      phone: '5493777456829',
      hours: { 'lunes a viernes': '08:30 - 12:30, 17:00 - 21:00', sábado: '09:00 - 13:00' },
      payments: ['Débito', 'Crédito', 'QR', 'Efectivo'],
      instagram: 'https://www.instagram.com/milpapelitos.cotillon',
      categories: ['Cotillón Souvenirs y Fiestas'],
      description: 'Globos, disfraces y repostería para tu fiesta 🎉',
    },
  },
  // 96. fixed line of Corrientes capital
  {
    text: `Hostal Puerto Viejo. Agradeceremos su publicación. Sito en Colón 95. Central de reservas (0379) 442-1330. Página: http://hostalpuertoviejo.example . Atención permanente, las 24 hs de lunes a domingo. Se aceptan todas las tarjetas y transferencias.`,
    expected: {
      name: 'Hostal Puerto Viejo',
      address: 'Colón 95',
      phone: '5493794421330',
      website: 'http://hostalpuertoviejo.example/',
      hours: { 'lunes a domingo': '00:00 - 23:59' },
      payments: ['Débito', 'Crédito', 'Transferencia'],
      categories: ['Alojamientos'],
    },
  },
  // 97. a sentence of the page pasted back, hostile text
  {
    text: `${'﷽'.repeat(40)} {{7*7}} \${process.env} '; DROP TABLE comercios;-- https://wa.me/ 0000000000 @@@ ::: 99:99 a 25:61`,
    expected: {},
  },
  // 98. three messages in one, hours by sentence with exceptions
  {
    text: `Les cuento: en Dietética Vida Sana (Mitre 290) estamos todos los días hábiles de 8 a 12:30 y de 17 a 21; el sábado hacemos de corrido, de 9 a 17; el domingo descansamos 😌
Podés abonar con tarjeta de débito, QR o en efectivo (en efectivo te hacemos 5%).
Para encargues mandanos un Whats al 3777 45 68 32`,
    expected: {
      name: 'Dietética Vida Sana',
      address: 'Mitre 290',
      hours: {
        'lunes a viernes': '08:00 - 12:30, 17:00 - 21:00',
        sábado: '09:00 - 17:00',
        domingo: 'cerrado',
      },
      payments: ['Débito', 'QR', 'Efectivo'],
      whatsapp: '5493777456832',
      phone: '5493777456832',
      categories: ['Alimentos › Saludables'],
    },
  },
  // 99. electrician, a number only, no shop name
  {
    text: `electricista matriculado. urgencias. cabral 1322 fondo. 3777.456833`,
    expected: { address: 'Cabral 1322 fondo', phone: '5493777456833' },
  },
  // 100. abbreviations without spaces
  {
    text: `Autoservicio El Ñandú-Caá Guazú 990-Lun a Sab 8a13y17a21.30hs-Dom 8.30a13hs-Tel:421334-Wsp:3777456834-Wsp mayorista:3777456835-Déb/Créd/Efvo/MP`,
    expected: {
      name: 'Autoservicio El Ñandú',
      address: 'Caá Guazú 990',
      hours: { 'lunes a sábado': '08:00 - 13:00, 17:00 - 21:30', domingo: '08:30 - 13:00' },
      phone: '5493777421334',
      whatsapp: '5493777456834',
      wholesaleWhatsapp: '5493777456835',
      payments: ['Débito', 'Crédito', 'Efectivo', 'Billetera virtual'],
      categories: ['Supermercados y Autoservicios'],
    },
  },
]
