import type { LibraryMessages } from './library-messages.ts'

const locale = 'ar'

const elements = {
  newTab: 'يُفتح في علامة تبويب جديدة',
  table: 'جدول',
}

const carousel = {
  carousel: 'عرض دوّار',
  slide: 'شريحة',
  position: '{n} من {total}',
  previous: 'عرض السابق',
  next: 'عرض التالي',
}

const productGrid = {
  noPicture: 'الصورة قريبًا',
}

const articleGrid = {
  locale,
  readTime: {
    zero: '{n} دقيقة قراءة',
    one: 'دقيقة قراءة واحدة',
    two: 'دقيقتا قراءة',
    few: '{n} دقائق قراءة',
    many: '{n} دقيقة قراءة',
    other: '{n} دقيقة قراءة',
  },
}

/** Arabic, which is not built in: the example of a further language (docs/ADD-A-LANGUAGE.md). It has all six plural forms. */
export const arabic: LibraryMessages = {
  articleGrid,
  articlePage: {
    ...elements,
    ...articleGrid,
    categories: 'الفئات',
    showAll: 'عرض الكل',
    empty: 'لا يوجد شيء هنا بعد',
    next: 'القصة التالية',
    date: 'من',
    closingDate: 'حتى',
    location: 'المكان',
    price: 'السعر',
    booth: 'الجناح',
    website: 'الموقع الإلكتروني',
    architect: 'المهندس المعماري',
    photographer: 'المصور',
  },
  awardOverviewTimeline: {
    empty: 'لا توجد جوائز بعد',
    designer: 'من تصميم',
  },
  acousticExpert: elements,
  acousticUsp: {
    measurement: 'القياس',
    value: 'القيمة',
  },
  breadcrumb: {
    label: 'مسار التنقل',
    home: 'الرئيسية',
  },
  callToActionHero: elements,
  carousel,
  charts: {
    locale,
    band: 'نطاق الأوكتاف',
    hertz: '{n} هرتز',
    coefficient: 'معامل الامتصاص',
    area: 'مساحة الامتصاص، م²',
    seconds: '{n} ث',
    target: 'الموصى به',
  },
  contactButton: {
    contact: 'الاتصال بنا',
  },
  designerCarousel: { ...carousel, designers: 'المصممون' },
  designerPage: { designer: 'تصميم' },
  elements,
  errorPage: {
    notFound: 'هذه الصفحة غير موجودة',
    notFoundLead: 'ربما تغيّر عنوانها، أو أن الرابط إليها غير صحيح.',
    title: 'حدث خطأ ما هنا',
    back: 'العودة إلى الصفحة الرئيسية',
    failed: 'حدث خطأ أثناء عرض صفحة الخطأ',
  },
  familyGrid: productGrid,
  faqPage: {
    ...elements,
    locale,
    label: 'هل لديك سؤال؟',
    title: 'اعثر على إجابة',
    field: 'البحث في الأسئلة والإجابات',
    submit: 'بحث',
    count: { zero: 'لا أسئلة', one: 'سؤال واحد', two: 'سؤالان', few: '{n} أسئلة', many: '{n} سؤالًا', other: '{n} سؤال' },
    empty: 'لا توجد نتائج',
  },
  footer: {
    ...elements,
    about: 'من نحن',
    moreInfo: 'مزيد من المعلومات',
    follow: 'وسائل التواصل الاجتماعي',
    legal: 'معلومات قانونية',
    languages: 'اللغات',
    copyright: '© {year} {brand}. جميع الحقوق محفوظة.',
  },
  guidePage: {
    parent: 'كل أدلة الصوتيات',
    related: 'مقالات ذات صلة',
  },
  hero: elements,
  homeHeader: {
    ...elements,
    watchVideo: 'مشاهدة الفيديو',
    closePlayer: 'إغلاق المشغّل',
    pauseFilm: 'إيقاف فيلم الخلفية مؤقتًا',
    playFilm: 'تشغيل فيلم الخلفية',
  },
  imageGallery: {
    title: 'الصور',
    more: 'المزيد من الصور',
    position: 'الصورة {n} من {total}',
    previous: 'الصورة السابقة',
    next: 'الصورة التالية',
    close: 'إغلاق الصور',
  },
  imageText: elements,
  inDepthInfo: elements,
  info: elements,
  jobList: { locale, empty: 'لا توجد وظائف شاغرة' },
  jobPage: {
    ...elements,
    locale,
    locations: 'المكان',
    date: 'تاريخ النشر',
    apply: 'تقديم الطلب',
    spontaneous: 'تقديم طلب عام',
  },
  localeWarning: {
    locale,
    notice: 'هذه الصفحة غير متوفرة باللغة {requested}. تُعرض الآن النسخة باللغة {served}.',
    close: 'إغلاق الإشعار',
  },
  modal: {
    close: 'إغلاق',
  },
  modelList: { ...carousel, models: 'النماذج' },
  officeList: {
    offices: 'المكاتب والتصنيع',
    empty: 'لا توجد مكاتب بعد',
    regions: 'المنطقة',
    europe: 'أوروبا',
    americas: 'الأمريكتان',
    'asia-pacific': 'آسيا والمحيط الهادئ',
    'middle-east-africa': 'الشرق الأوسط وأفريقيا',
    visit: 'زورونا',
    contact: 'تواصلوا معنا',
    cologne: 'كولونيا',
    showrooms: 'Sh’offices',
  },
  navigationList: {
    label: 'في هذه الصفحة',
  },
  pagination: {
    label: 'الصفحات',
    page: 'الصفحة',
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
  },
  productGrid,
  progressBar: {
    loading: 'جارٍ تحميل الصفحة',
  },
  search: {
    locale,
    field: 'البحث في الموقع',
    welcome: 'اكتب كلمة للبحث.',
    submit: 'عرض كل النتائج',
    close: 'إغلاق البحث',
    suggestions: 'اقتراحات',
    found: {
      zero: 'لا اقتراحات',
      one: 'اقتراح واحد',
      two: 'اقتراحان',
      few: '{n} اقتراحات',
      many: '{n} اقتراحًا',
      other: '{n} اقتراح',
    },
    loading: 'جارٍ البحث',
    empty: 'لا توجد نتائج',
    failed: 'الاقتراحات غير متاحة الآن. مفتاح Enter يعرض كل النتائج.',
  },
  searchPage: {
    locale,
    title: 'البحث',
    field: 'البحث في الموقع',
    submit: 'بحث',
    found: {
      zero: 'لا نتائج لـ «{keyword}»',
      one: 'نتيجة واحدة لـ «{keyword}»',
      two: 'نتيجتان لـ «{keyword}»',
      few: '{n} نتائج لـ «{keyword}»',
      many: '{n} نتيجة لـ «{keyword}»',
      other: '{n} نتيجة لـ «{keyword}»',
    },
    short: 'يلزم حرفان على الأقل.',
    empty: 'لا توجد نتائج',
    failed: 'البحث غير متاح الآن. يمكن إعادة المحاولة بعد لحظات.',
  },
  siteHeader: {
    ...elements,
    skip: 'الانتقال إلى المحتوى',
    home: 'الصفحة الرئيسية',
    mainMenu: 'القائمة الرئيسية',
    openMenu: 'القائمة',
    closeMenu: 'إغلاق القائمة',
    languages: 'اللغات',
    search: 'بحث',
  },
  text: elements,
  tooltip: {
    more: 'مزيد من المعلومات',
  },
  topicTeaser: elements,
  videoPlayer: {
    play: 'تشغيل الفيديو',
    playFrom: 'تشغيل الفيديو من {provider}',
    failed: 'لا يمكن تشغيل هذا الفيديو هنا.',
    open: 'فتح الفيديو',
  },
}
